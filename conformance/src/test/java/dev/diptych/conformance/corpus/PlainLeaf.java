package dev.diptych.conformance.corpus;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Type;
import dev.diptych.second.Framing;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.HexFormat;

/**
 * Compares single values.
 *
 * @param framing what Kaitai removes from bytes
 */
record PlainLeaf(Framing.Source framing) {
  private static final HexFormat HEX = HexFormat.of();

  /** Whether a value of {@code type} is what plain Kaitai read, as a listing has it. */
  boolean same(Type type, Value ours, String plain) {
    if (ours instanceof Scalar scalar) {
      return sameNumber(type, scalar.bits(), plain);
    }
    return ours instanceof Blob blob && sameBytes(type, blob.bytes(), plain);
  }

  private static boolean sameNumber(Type type, long bits, String plain) {
    if (plain.startsWith("f:")) {
      return sameReal(type, bits, plain.substring(2));
    }
    if (plain.equals("true") || plain.equals("false")) {
      return bits == (plain.equals("true") ? 1 : 0);
    }
    boolean whole = plain.matches("-?[0-9]+");
    return whole && isIn64(new BigInteger(plain)) && new BigInteger(plain).longValue() == bits;
  }

  private static boolean isIn64(BigInteger value) {
    return value.bitLength() <= (value.signum() < 0 ? 63 : 64);
  }

  /** Python has no floats of 32 bits, and gives every NaN the same bits. */
  private static boolean sameReal(Type type, long bits, String plain) {
    boolean single =
        type instanceof Type.Numeric number
            && number.kind().isFloat()
            && number.kind().width() == 4;
    double ours = single ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
    return plain.equals("nan")
        ? Double.isNaN(ours)
        : Double.doubleToRawLongBits(ours) == Long.parseUnsignedLong(plain, 16);
  }

  /** A document keeps all bytes of a field of a fixed size; Kaitai takes off what fills it up. */
  private boolean sameBytes(Type type, byte[] ours, String plain) {
    boolean text = type instanceof Type.Text;
    String encoding = type instanceof Type.Text kind ? kind.encoding() : "";
    byte[] value = framing.of(encoding).value(ours);
    if (plain.startsWith("b:")) {
      return plain.equals("b:" + HEX.formatHex(ours)) || plain.equals("b:" + HEX.formatHex(value));
    }
    Charset charset = text && !encoding.isEmpty() ? Charset.forName(encoding) : UTF_8;
    return plain.equals(quoted(new String(ours, charset)))
        || plain.equals(quoted(new String(value, charset)));
  }

  /** A string as a listing has it. */
  static String quoted(String text) {
    StringBuilder out = new StringBuilder("s:");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean shown = c >= 0x20 && c <= 0x7e && c != '\\';
      out.append(shown ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return out.toString();
  }
}
