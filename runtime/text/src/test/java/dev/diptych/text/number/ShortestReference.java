package dev.diptych.text.number;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** The definition of the canonical decimal, searched for in exact arithmetic. */
final class ShortestReference {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  private ShortestReference() {}

  /** The decimal of a float that is finite and above zero. */
  static BigDecimal ofFloat(int bits) {
    BigDecimal below = bits == 0 ? BigDecimal.ZERO : exactFloat(bits - 1);
    return search(below, exactFloat(bits), exactFloat(bits + 1), (bits & 1) == 0);
  }

  /** The decimal of a double that is finite and above zero. */
  static BigDecimal ofDouble(long bits) {
    return search(exactDouble(bits - 1), exactDouble(bits), exactDouble(bits + 1), (bits & 1) == 0);
  }

  /** The exact value; for infinity the number that would come next. */
  static BigDecimal exactFloat(int bits) {
    return bits == 0x7f80_0000 ? TWO.pow(128) : new BigDecimal((double) Float.intBitsToFloat(bits));
  }

  /** The exact value; for infinity the number that would come next. */
  static BigDecimal exactDouble(long bits) {
    return bits == 0x7ff0_0000_0000_0000L
        ? TWO.pow(1024)
        : new BigDecimal(Double.longBitsToDouble(bits));
  }

  private static BigDecimal search(
      BigDecimal below, BigDecimal value, BigDecimal above, boolean even) {
    BigDecimal low = below.add(value).divide(TWO);
    BigDecimal high = above.add(value).divide(TWO);
    for (int digits = 1; ; digits++) {
      BigDecimal down = value.round(new MathContext(digits, RoundingMode.DOWN));
      BigDecimal up = value.round(new MathContext(digits, RoundingMode.UP));
      boolean downFits = even ? down.compareTo(low) >= 0 : down.compareTo(low) > 0;
      boolean upFits = even ? up.compareTo(high) <= 0 : up.compareTo(high) < 0;
      if (downFits && upFits) {
        return value.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      }
      if (downFits || upFits) {
        return downFits ? down : up;
      }
    }
  }
}
