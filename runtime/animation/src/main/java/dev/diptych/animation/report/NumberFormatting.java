package dev.diptych.animation.report;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Formats numbers for messages, independently of the locale. */
public final class NumberFormatting {
  private NumberFormatting() {}

  /** The shortest digits that identify {@code number}. */
  public static String exact(float number) {
    String digits = Float.toString(number);
    return digits.endsWith(".0") ? digits.substring(0, digits.length() - 2) : digits;
  }

  /** At most {@code decimals} digits after the point. */
  public static String rounded(double number, int decimals) {
    if (!Double.isFinite(number)) {
      return Double.toString(number);
    }
    BigDecimal rounded = new BigDecimal(number).setScale(decimals, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }

  /** A count with its noun, such as {@code 1 key} or {@code 2 keys}. */
  public static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }
}
