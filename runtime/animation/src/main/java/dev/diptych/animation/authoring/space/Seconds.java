package dev.diptych.animation.authoring.space;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Times in messages. */
final class Seconds {
  private static final int DIGITS = 3;

  private Seconds() {}

  /** A time in seconds with at most three digits after the point. */
  static String of(double time) {
    BigDecimal rounded = BigDecimal.valueOf(time).setScale(DIGITS, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
