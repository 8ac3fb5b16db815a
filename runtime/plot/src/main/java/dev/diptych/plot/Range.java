package dev.diptych.plot;

import java.util.stream.DoubleStream;

/**
 * Numbers that an axis can show.
 *
 * @param from the least
 * @param to the greatest, more than the least by an amount that doubles can divide
 */
record Range(double from, double to) {
  /** The part of a range that is free above and below of lines. */
  private static final double MARGIN = 0.05;

  /** Beyond it, the difference of two numbers may be infinite. */
  private static final double LIMIT = 1e300;

  /** Doubles have 16 digits; labels need a few of them. */
  private static final double DIGITS = 1e-9;

  /** The range of finite numbers, widened where they are all alike. */
  static Range of(double from, double to) {
    double low = Math.max(-LIMIT, from);
    double high = Math.min(LIMIT, to);
    double least = DIGITS * Math.max(Math.abs(low), Math.abs(high));
    double missing = least > 0 ? least : 1;
    return high - low < missing || high <= low
        ? new Range(low - missing / 2, high + missing / 2)
        : new Range(low, high);
  }

  /** The range of numbers with some space around them; NaN do not count. */
  static Range around(DoubleStream numbers) {
    double[] limits = {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    numbers
        .filter(Double::isFinite)
        .forEach(
            number -> {
              limits[0] = Math.min(limits[0], number);
              limits[1] = Math.max(limits[1], number);
            });
    Range tight = limits[0] > limits[1] ? new Range(0, 1) : of(limits[0], limits[1]);
    double space = MARGIN * (tight.to - tight.from);
    return of(tight.from - space, tight.to + space);
  }
}
