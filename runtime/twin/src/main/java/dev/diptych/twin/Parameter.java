package dev.diptych.twin;

import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.ir.ValueType;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.number.NumberReader;
import dev.diptych.text.print.ValueFormatter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A parameter of a format.
 *
 * @param schema the schema of the format
 * @param spec its spec
 * @param definition the parameter in the spec
 */
record Parameter(Schema schema, Spec spec, TypeDef.Param definition) {
  private static final int HEX = 16;

  /** An enum may have hundreds of members. */
  private static final int MAX_NAMES = 8;

  String id() {
    return definition.id();
  }

  /** The index of its field in the root; -1 if it can have no value. */
  int index() {
    return schema.root().indexOf(id());
  }

  /** Its field, if it can have a value. */
  private Field field() {
    StructType root = schema.root();
    return root.fields().get(index());
  }

  /** Its id, the values that it can have, and its documentation. */
  String described() {
    String doc = index() < 0 ? "" : field().doc();
    return id() + ": " + values() + (doc.isEmpty() ? "" : " (" + doc + ")");
  }

  /** The values that it can have, as in {@code an integer from 0 to 255}. */
  String values() {
    if (index() < 0) {
      return kind(definition.type().kind()) + ", which only a spec with this one in it can give";
    }
    Type type = field().type();
    if (type instanceof Type.Text) {
      return "a string";
    }
    if (type instanceof Type.Bytes) {
      return "bytes as hex";
    }
    EnumType names = names();
    if (names != null && definition.type().kind() == ValueType.Kind.BOOL) {
      return String.join(" or ", names.names().values());
    }
    String number = number(type);
    return names == null ? number : listed(names) + " or " + number;
  }

  private static String listed(EnumType names) {
    List<String> all = List.copyOf(names.names().values());
    String some = String.join(", ", all.subList(0, Math.min(all.size(), MAX_NAMES)));
    return all.size() > MAX_NAMES ? some + ", …" : some;
  }

  private static String kind(ValueType.Kind kind) {
    return switch (kind) {
      case STRUCT -> "a struct";
      case ARRAY -> "an array";
      case STREAM -> "a stream";
      default -> "a value of any type";
    };
  }

  private static String number(Type type) {
    IntegerRange range = IntegerRange.of(type);
    return range == null ? "a number" : "an integer from " + range.min() + " to " + range.max();
  }

  private @Nullable EnumType names() {
    return schema.names(field().type().names());
  }

  /** The value that {@code word} means; null if the parameter cannot have it. */
  @Nullable Value value(String word) {
    Type type = field().type();
    if (type instanceof Type.Text) {
      return new Blob(word.getBytes(StandardCharsets.UTF_8));
    }
    if (type instanceof Type.Bytes) {
      return bytes(word);
    }
    Long named = named(word);
    if (named != null) {
      return Scalar.of(named);
    }
    IntegerRange range = IntegerRange.of(type);
    return range == null
        ? real(((Type.Numeric) type).kind(), word.getBytes(StandardCharsets.UTF_8))
        : integer(range, word);
  }

  /** The word that means a value. */
  String word(Value value) {
    if (!(value instanceof Blob blob)) {
      return new ValueFormatter(schema).of(field().type(), value);
    }
    return field().type() instanceof Type.Text
        ? new String(blob.bytes(), StandardCharsets.UTF_8)
        : HexFormat.of().formatHex(blob.bytes());
  }

  /** The number of a member, by its name in texts or in the spec; null if there is none. */
  private @Nullable Long named(String word) {
    EnumType names = names();
    Long number = names == null ? null : names.valueOf(word);
    String enumeration = definition.type().enumeration();
    if (number == null && enumeration != null) {
      BigInteger member = spec.requireEnum(enumeration).number(word);
      number = member == null ? null : member.longValue();
    }
    return number;
  }

  private static @Nullable Value bytes(String word) {
    try {
      return new Blob(HexFormat.of().parseHex(word));
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static @Nullable Value real(ScalarKind kind, byte[] word) {
    NumberReader reader = new NumberReader();
    if (kind.width() == Float.BYTES) {
      boolean read = reader.readFloat(word, 0, word.length);
      return read ? Scalar.of(reader.floatBits() & 0xFFFF_FFFFL) : null;
    }
    return reader.readDouble(word, 0, word.length) ? Scalar.of(reader.doubleBits()) : null;
  }

  private static @Nullable Value integer(IntegerRange range, String word) {
    try {
      boolean hex = word.startsWith("0x") || word.startsWith("0X");
      BigInteger number = hex ? new BigInteger(word.substring(2), HEX) : new BigInteger(word);
      return range.contains(number) ? Scalar.of(number.longValue()) : null;
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
