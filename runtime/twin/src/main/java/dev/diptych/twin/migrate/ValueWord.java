package dev.diptych.twin.migrate;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.text.number.NumberReader;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Reads a value of one field from the command line. */
record ValueWord(Schema schema, Field field) {
  private static final Type INTEGER = new Type.Numeric(ScalarKind.S8LE, null);
  private static final Type UNSIGNED = new Type.Numeric(ScalarKind.U8LE, null);

  /**
   * The value that {@code word} means.
   *
   * @throws IllegalArgumentException if the field cannot have it
   */
  Value value(String word) {
    if (field.repeated() || field.type().isStruct()) {
      throw new IllegalArgumentException(field.id() + " is not a single value");
    }
    Value value = ByteConversion.isBytes(field.type()) ? bytes(field.type(), word) : number(word);
    if (value == null) {
      throw new IllegalArgumentException("%s cannot be '%s'".formatted(field.id(), word));
    }
    return value;
  }

  private @Nullable Value number(String word) {
    EnumType names = schema.names(field.type().names());
    Long named = names == null ? null : names.valueOf(word);
    if (named != null) {
      return Scalar.of(named);
    }
    if (names != null && word.matches("[A-Za-z_]\\w*")) {
      String near = Suggestion.of(word, names.names().values());
      throw new IllegalArgumentException(
          "%s has no value '%s'%s".formatted(field.id(), word, near));
    }
    if (field.type() instanceof Type.Numeric numeric && numeric.kind().isFloat()) {
      return real(numeric.kind(), word.getBytes(StandardCharsets.UTF_8));
    }
    if (!word.matches("-?\\d{1,20}")) {
      return null;
    }
    BigInteger number = new BigInteger(word);
    boolean signed = number.bitLength() < Long.SIZE;
    boolean unsigned = number.signum() > 0 && number.bitLength() == Long.SIZE;
    Type from = signed ? INTEGER : UNSIGNED;
    Long bits =
        signed || unsigned
            ? new NumberConversion(schema, from, schema, field.type()).convert(number.longValue())
            : null;
    return bits == null ? null : Scalar.of(bits);
  }

  private static @Nullable Value real(ScalarKind kind, byte[] word) {
    NumberReader reader = new NumberReader();
    if (kind.width() == 4) {
      boolean read = reader.readFloat(word, 0, word.length);
      return read ? Scalar.of(reader.floatBits() & 0xFFFF_FFFFL) : null;
    }
    return reader.readDouble(word, 0, word.length) ? Scalar.of(reader.doubleBits()) : null;
  }

  private static @Nullable Value bytes(Type type, String word) {
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
