package dev.diptych.binary.error;

import static dev.diptych.model.schema.ScalarKind.Sort.SIGNED;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Notation;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HexFormat;

/** Formats values in messages: numbers by type, enum names, strings, bytes as hex. */
public final class ValueText {
  private static final int MAX_BYTES = 16;
  private static final int MAX_CHARACTERS = 60;

  private final Schema schema;

  /** A formatter for values of {@code schema}. */
  public ValueText(Schema schema) {
    this.schema = schema;
  }

  /** Formats {@code value} of {@code type}. */
  public String of(Type type, Value value) {
    if (value instanceof Scalar scalar) {
      return number(type, scalar.bits());
    }
    if (value instanceof Blob blob) {
      return type instanceof Type.Text text ? string(text, blob.bytes()) : hex(blob.bytes());
    }
    return String.valueOf(value);
  }

  private String number(Type type, long bits) {
    EnumType names = schema.names(type.names());
    String name = names == null ? null : names.nameOf(bits);
    if (name != null) {
      return name;
    }
    if (isHex(type)) {
      boolean negative = type instanceof Type.Numeric signed && signed.kind().sort() == SIGNED;
      return negative && bits < 0 ? "-0x" + Long.toHexString(-bits) : "0x" + Long.toHexString(bits);
    }
    return type instanceof Type.Numeric numeric ? number(numeric.kind(), bits) : unsigned(bits);
  }

  /** Whether a text has hexadecimal digits for numbers of {@code type}. */
  private static boolean isHex(Type type) {
    Notation notation =
        type instanceof Type.Numeric number
            ? number.notation()
            : type instanceof Type.Bits bits ? bits.notation() : Notation.DEFAULT;
    return notation instanceof Notation.Hex || notation instanceof Notation.Flags;
  }

  private static String number(ScalarKind kind, long bits) {
    return switch (kind.sort()) {
      case UNSIGNED -> unsigned(bits);
      case SIGNED -> Long.toString(bits);
      case FLOAT ->
          kind.width() == 4
              ? real(Float.toString(Float.intBitsToFloat((int) bits)))
              : real(Double.toString(Double.longBitsToDouble(bits)));
    };
  }

  private static String unsigned(long bits) {
    return Long.toUnsignedString(bits);
  }

  /** The digits of a float without an exponent, unless there would be many zeros. */
  private static String real(String digits) {
    if (digits.endsWith("N")) {
      return "nan";
    }
    if (digits.endsWith("y")) {
      return digits.startsWith("-") ? "-inf" : "inf";
    }
    boolean plain = digits.matches("-?\\d+\\.\\d+");
    return plain && !digits.startsWith("-0.0")
        ? new BigDecimal(digits).stripTrailingZeros().toPlainString()
        : digits;
  }

  private static String string(Type.Text type, byte[] bytes) {
    StringBuilder shown = new StringBuilder("\"");
    String text = new String(bytes, Charset.forName(type.encoding()));
    text.codePoints()
        .limit(MAX_CHARACTERS)
        .forEach(
            each -> {
              if (Character.isISOControl(each) || each == '"' || each == '\\') {
                shown.append("\\u{%X}".formatted(each));
              } else {
                shown.appendCodePoint(each);
              }
            });
    boolean more = text.codePointCount(0, text.length()) > MAX_CHARACTERS;
    return shown.append(more ? "…\"" : "\"").toString();
  }

  /** At most the first {@value #MAX_BYTES} of {@code bytes}. */
  static String hex(byte[] bytes) {
    if (bytes.length == 0) {
      return "empty";
    }
    boolean more = bytes.length > MAX_BYTES;
    String first =
        HexFormat.ofDelimiter(" ").formatHex(more ? Arrays.copyOf(bytes, MAX_BYTES) : bytes);
    return more ? first + " …" : first;
  }
}
