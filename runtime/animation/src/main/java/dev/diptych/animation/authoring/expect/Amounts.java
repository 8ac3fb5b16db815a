package dev.diptych.animation.authoring.expect;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers in messages, with the digits that count. */
final class Amounts {
  private static final double CENTIMETRES_FROM = 0.1;
  private static final double METRES_FROM = 1;

  private Amounts() {}

  /** A length in metres, to a hundredth of a millimetre. */
  static String length(double metres) {
    double size = Math.abs(metres);
    if (size >= METRES_FROM) {
      return number(metres, 3) + " m";
    }
    return size >= CENTIMETRES_FROM
        ? number(metres * 100, 2) + " cm"
        : number(metres * 1000, 2) + " mm";
  }

  /** An angle in degrees. */
  static String angle(double degrees) {
    return number(degrees, 2) + "°";
  }

  /** A speed in metres per second. */
  static String speed(double speed) {
    return Double.isInfinite(speed) ? "any speed" : number(speed, 3) + " m/s";
  }

  /** A time in seconds. */
  static String time(double seconds) {
    return number(seconds, 3) + " s";
  }

  private static String number(double value, int digits) {
    BigDecimal rounded = BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
    return rounded.signum() == 0 ? "0" : rounded.stripTrailingZeros().toPlainString();
  }
}
