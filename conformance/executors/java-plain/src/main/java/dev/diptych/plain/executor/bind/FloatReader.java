package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.NumberKind;
import java.math.BigInteger;
import org.antlr.v4.runtime.Token;

/** Reads floats: rounded decimals, infinities, and NaNs with their bits. */
final class FloatReader {
  private static final int FRACTION = 23;
  private static final int LONG_FRACTION = 52;
  private static final String PRINTF = "1.#";
  private static final String PAYLOAD = "nan:0x";

  private FloatReader() {}

  static long read(NumberKind kind, Token token) {
    return switch (token.getType()) {
      case DiptychLexer.INT, DiptychLexer.FLOAT -> decimal(kind, token.getText());
      case DiptychLexer.SPECIAL -> special(kind, token.getText());
      default -> throw RequestException.rejected("expected a number instead of " + token.getText());
    };
  }

  /** Java rounds to either width in one step. */
  private static long decimal(NumberKind kind, String text) {
    boolean wide = kind.bits() == 64;
    double number = wide ? Double.parseDouble(text) : Float.parseFloat(text);
    if (Double.isInfinite(number)) {
      throw RequestException.rejected(text + " is out of range for " + kind.bits() + " bits");
    }
    return wide
        ? Double.doubleToRawLongBits(number)
        : Integer.toUnsignedLong(Float.floatToRawIntBits((float) number));
  }

  private static long special(NumberKind kind, String text) {
    boolean negative = text.startsWith("-");
    long sign = negative ? 1L << (kind.bits() - 1) : 0;
    int fraction = kind.bits() == 64 ? LONG_FRACTION : FRACTION;
    long infinity = ((1L << (kind.bits() - 1 - fraction)) - 1) << fraction;
    return sign | infinity | fraction(kind, text.substring(negative ? 1 : 0), fraction);
  }

  /** The fraction distinguishes infinities and NaNs. */
  private static long fraction(NumberKind kind, String text, int bits) {
    if (text.startsWith(PRINTF)) {
      if (kind.bits() != 64) {
        throw RequestException.rejected(text + " is not a number of this width");
      }
      return text.startsWith("1.#INF") ? 0 : 1L << (bits - 1);
    }
    if (text.equals("inf")) {
      return 0;
    }
    if (!text.startsWith(PAYLOAD)) {
      return 1L << (bits - 1);
    }
    BigInteger payload = new BigInteger(text.substring(PAYLOAD.length()), 16);
    if (payload.signum() == 0 || payload.bitLength() > bits) {
      throw RequestException.rejected(text + " is not a NaN of this width");
    }
    return payload.longValue();
  }
}
