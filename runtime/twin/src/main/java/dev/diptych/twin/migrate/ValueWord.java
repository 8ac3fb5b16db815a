package dev.diptych.twin.migrate;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.number.NumberReader;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * Reads a single value from the command line.
 *
 * @param schema the schema of the field that gets it
 * @param name the name of the field, for messages
 * @param type the type of the value
 */
public record ValueWord(Schema schema, String name, Type type) {
  private static final Type INTEGER = new Type.Numeric(ScalarKind.S8LE, null);
  private static final Type UNSIGNED = new Type.Numeric(ScalarKind.U8LE, null);

  /**
   * The value that {@code word} means.
   *
   * @param word a number as in a text, the name of a member of the enum, names of flags in
   *     parentheses, a string without quotes, or bytes as hexadecimal digits
   * @throws IllegalArgumentException if the field cannot have it, with a message for users
   */
  public Value value(String word) {
    if (type.isStruct()) {
      throw new IllegalArgumentException(name + " is not a single value");
    }
    Value value = ByteConversion.isBytes(type) ? bytes(word) : number(word);
    if (value == null) {
      throw new IllegalArgumentException("%s cannot be '%s'%s".formatted(name, word, range()));
    }
    return value;
  }

  private String range() {
    IntegerRange range = type instanceof Type.Varint ? null : IntegerRange.of(type);
    return range == null
        ? ""
        : ": it holds whole numbers from %s to %s".formatted(range.min(), range.max());
  }

  private @Nullable Value number(String word) {
    EnumType names = schema.names(type.names());
    if (names != null && type.flags() && word.matches("\\(.*\\)")) {
      return flags(names, word.substring(1, word.length() - 1).strip());
    }
    Long named = names == null ? null : names.valueOf(word);
    if (named != null) {
      return Scalar.of(named);
    }
    if (names != null && word.matches("[A-Za-z_]\\w*")) {
      throw noMember(names, word);
    }
    if (type instanceof Type.Numeric numeric && numeric.kind().isFloat()) {
      return real(numeric.kind(), word.getBytes(StandardCharsets.UTF_8));
    }
    BigInteger number = integer(word);
    if (number == null) {
      return null;
    }
    boolean signed = number.bitLength() < Long.SIZE;
    boolean unsigned = number.signum() > 0 && number.bitLength() == Long.SIZE;
    Type from = signed ? INTEGER : UNSIGNED;
    Long bits =
        signed || unsigned
            ? new NumberConversion(schema, from, schema, type).convert(number.longValue())
            : null;
    return bits == null ? null : Scalar.of(bits);
  }

  private static @Nullable BigInteger integer(String word) {
    if (word.matches("-?0x[0-9a-fA-F]{1,16}")) {
      return new BigInteger(word.replaceFirst("0x", ""), 16);
    }
    return word.matches("-?\\d{1,20}") ? new BigInteger(word) : null;
  }

  private Value flags(EnumType names, String words) {
    long bits = 0;
    for (String word : words.isEmpty() ? new String[0] : words.split("\\s+")) {
      Long flag = names.valueOf(word);
      if (flag == null) {
        throw noMember(names, word);
      }
      bits |= flag;
    }
    return Scalar.of(bits);
  }

  private IllegalArgumentException noMember(EnumType names, String word) {
    String near = Suggestion.of(word, names.names().values());
    return new IllegalArgumentException("%s has no value '%s'%s".formatted(name, word, near));
  }

  private static @Nullable Value real(ScalarKind kind, byte[] word) {
    NumberReader reader = new NumberReader();
    if (kind.width() == 4) {
      boolean read = reader.readFloat(word, 0, word.length);
      return read ? Scalar.of(reader.floatBits() & 0xFFFF_FFFFL) : null;
    }
    return reader.readDouble(word, 0, word.length) ? Scalar.of(reader.doubleBits()) : null;
  }

  private @Nullable Value bytes(String word) {
    Blob content;
    if (type instanceof Type.Text text) {
      byte[] encoded = word.getBytes(Charset.forName(text.encoding()));
      if (!new String(encoded, Charset.forName(text.encoding())).equals(word)) {
        return null;
      }
      content = new Blob(encoded);
    } else {
      content = new Blob(HexFormat.of().parseHex(word));
    }
    return new ByteConversion(new Type.Bytes(), type).convert(content);
  }
}
