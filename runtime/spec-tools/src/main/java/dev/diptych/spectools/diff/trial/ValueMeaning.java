package dev.diptych.spectools.diff.trial;

import dev.diptych.ir.Extent;
import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Frame;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.FieldView;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** What a single value means to users, for comparisons between specs. */
final class ValueMeaning {
  private ValueMeaning() {}

  /** The meaning of {@code value}: a number, a string, or bytes in hexadecimal. */
  static Object of(FieldView view, Value value) {
    Type type = view.field().type();
    if (value instanceof Scalar scalar) {
      return number(type, scalar.bits());
    }
    byte[] bytes = content(type, ((Blob) value).bytes());
    Extent extent = view.node() == null ? null : view.node().type().extent();
    Extent.Frame frame = Extent.frame(extent);
    bytes = frame == null ? bytes : unframed(frame, bytes);
    return type instanceof Type.Text text
        ? new String(bytes, Charset.forName(text.encoding()))
        : HexFormat.of().formatHex(bytes);
  }

  private static Object number(Type type, long bits) {
    if (!(type instanceof Type.Numeric numeric)) {
      return new BigDecimal(new BigInteger(Long.toUnsignedString(bits)));
    }
    if (numeric.kind().isFloat()) {
      boolean wide = numeric.kind().width() == 8;
      double value = wide ? Double.longBitsToDouble(bits) : Float.intBitsToFloat((int) bits);
      return Double.isNaN(value) || Double.isInfinite(value)
          ? numeric.kind().width() + " " + Long.toHexString(bits)
          : plain(new BigDecimal(value), bits);
    }
    boolean unsigned = numeric.kind().sort() == ScalarKind.Sort.UNSIGNED;
    String digits = unsigned ? Long.toUnsignedString(bits) : Long.toString(bits);
    return plain(new BigDecimal(digits), 0);
  }

  private static Object plain(BigDecimal number, long bits) {
    boolean negativeZero = number.signum() == 0 && bits != 0;
    return negativeZero
        ? "-0"
        : number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
  }

  private static byte[] content(Type type, byte[] bytes) {
    Frame frame =
        type instanceof Type.Text text
            ? text.frame()
            : type instanceof Type.Bytes plain ? plain.frame() : null;
    byte[] inner = frame instanceof Frame.FixedSize fixed ? fixed.decode(bytes) : null;
    return inner == null ? bytes : inner;
  }

  /**
   * {@code bytes} without the padding and the terminator of {@code frame}, as expressions see it.
   */
  private static byte[] unframed(Extent.Frame frame, byte[] bytes) {
    int end = bytes.length;
    Integer pad = frame.pad();
    while (pad != null && end > 0 && bytes[end - 1] == pad.byteValue()) {
      end--;
    }
    boolean cut = frame.terminator().size() == 1 && !frame.include();
    for (int i = 0; cut && i < end; i++) {
      if (bytes[i] == frame.terminator().get(0).byteValue()) {
        end = i;
      }
    }
    return Arrays.copyOf(bytes, end);
  }

  /** Whether the name of the number {@code bits} has another number in the other enumeration. */
  static boolean isRenumbered(
      Schema before, Type was, Schema after, Type is, @Nullable Value value) {
    EnumType wasNames = before.names(was.names());
    EnumType isNames = after.names(is.names());
    if (wasNames == null || isNames == null || !(value instanceof Scalar scalar)) {
      return false;
    }
    String name = wasNames.nameOf(scalar.bits());
    Long other = name == null ? null : isNames.valueOf(name);
    return other != null && other != scalar.bits();
  }
}
