package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.report.NumberFormatting;

/** Numbers in messages, with the digits that count. */
final class Amounts {
  private static final double CENTIMETRES_FROM = 0.1;
  private static final double METRES_FROM = 1;

  private Amounts() {}

  /** A length in metres, to a hundredth of a millimetre. */
  static String length(double metres) {
    double size = Math.abs(metres);
    if (size >= METRES_FROM) {
      return NumberFormatting.rounded(metres, 3) + " m";
    }
    return size >= CENTIMETRES_FROM
        ? NumberFormatting.rounded(metres * 100, 2) + " cm"
        : NumberFormatting.rounded(metres * 1000, 2) + " mm";
  }

  /** An angle in degrees. */
  static String angle(double degrees) {
    return NumberFormatting.rounded(degrees, 2) + "°";
  }

  /** A speed in metres per second. */
  static String speed(double speed) {
    return Double.isInfinite(speed) ? "any speed" : NumberFormatting.rounded(speed, 3) + " m/s";
  }

  /** A time in seconds. */
  static String time(double seconds) {
    return NumberFormatting.rounded(seconds, 3) + " s";
  }
}
