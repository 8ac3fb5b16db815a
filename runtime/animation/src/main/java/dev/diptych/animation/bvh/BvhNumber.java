package dev.diptych.animation.bvh;

import dev.diptych.text.number.FixedPrinter;
import java.nio.charset.StandardCharsets;

/**
 * The numbers of a written file: angles have six decimals, positions and times six to nine. What is
 * written here reads back to the same bits.
 */
final class BvhNumber {
  private static final int ANGLE_DECIMALS = 6;
  private static final int MAX_DECIMALS = 9;
  private static final double ANGLE = 1e6;
  private static final double POSITION = 1e9;

  /** From here on, a scaled number has no fraction. */
  private static final double MIN_INTEGER = 0x1p53;

  private final byte[] digits = new byte[FixedPrinter.maxLength(MAX_DECIMALS)];

  /** An angle as it is written. */
  static double angle(double degrees) {
    return rounded(degrees, ANGLE);
  }

  /** A position as it is written. */
  static double position(double number) {
    return rounded(number, POSITION);
  }

  private static double rounded(double number, double power) {
    double scaled = Math.rint(number * power);
    // Without a negative zero.
    return Math.abs(scaled) < MIN_INTEGER ? scaled / power + 0.0 : number;
  }

  /** Adds a number that is rounded as one of the methods above does. */
  void print(double number, StringBuilder to) {
    int end = FixedPrinter.print(number, MAX_DECIMALS, digits, 0);
    int least = end - (MAX_DECIMALS - ANGLE_DECIMALS);
    while (end > least && digits[end - 1] == '0') {
      end--;
    }
    to.append(new String(digits, 0, end, StandardCharsets.US_ASCII));
  }
}
