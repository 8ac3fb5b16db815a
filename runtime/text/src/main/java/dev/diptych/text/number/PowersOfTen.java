package dev.diptych.text.number;

/** Powers of ten, and the logarithms to choose one. */
final class PowersOfTen {
  /** 10^0 to 10^18: all that fit a {@code long}. */
  private static final long[] EXACT = exact();

  private PowersOfTen() {}

  static long exact(int exponent) {
    return EXACT[exponent];
  }

  /** The number of decimal digits of {@code value > 0}. */
  static int digits(long value) {
    // 1233 / 4096 approximates log10(2); the estimate is exact or one too small.
    int estimate = ((64 - Long.numberOfLeadingZeros(value)) * 1233) >>> 12;
    return value >= EXACT[estimate] ? estimate + 1 : estimate;
  }

  /** floor(log10(2^e)) for |e| up to 1650. */
  static int floorLog10Pow2(int e) {
    return (e * 1_262_611) >> 22;
  }

  /** floor(log10(3/4 * 2^e)) for |e| up to 1650. */
  static int floorLog10ThreeQuartersPow2(int e) {
    return (e * 1_262_611 - 524_031) >> 22;
  }

  /** floor(log2(10^e)) for |e| up to 1233. */
  static int floorLog2Pow10(int e) {
    return (e * 1_741_647) >> 19;
  }

  private static long[] exact() {
    long[] powers = new long[19];
    powers[0] = 1;
    for (int i = 1; i < powers.length; i++) {
      powers[i] = powers[i - 1] * 10;
    }
    return powers;
  }
}
