package dev.diptych.text.number;

import ch.randelshofer.fastdoubleparser.JavaDoubleParser;
import ch.randelshofer.fastdoubleparser.JavaFloatParser;
import java.nio.charset.StandardCharsets;

/**
 * Rounds any decimal number to the nearest {@code float} or {@code double}, in exact arithmetic
 * where it has to be.
 *
 * <p>The text must be that of a number, as {@link DecimalScanner} has found it: the parsers used
 * here accept more than that.
 */
final class ExactRounding {
  /**
   * The fast parser counts with exponents of few digits, and is meant for numbers of a reasonable
   * length. What is beyond that goes to the JDK, which copes with all.
   */
  private static final int MAX_LENGTH = 1000;

  private static final int MAX_EXPONENT = 2000;

  private ExactRounding() {}

  static float nearestFloat(byte[] in, int from, int to, long exponent) {
    return isReasonable(to - from, exponent)
        ? JavaFloatParser.parseFloat(in, from, to - from)
        : Float.parseFloat(text(in, from, to));
  }

  static double nearestDouble(byte[] in, int from, int to, long exponent) {
    return isReasonable(to - from, exponent)
        ? JavaDoubleParser.parseDouble(in, from, to - from)
        : Double.parseDouble(text(in, from, to));
  }

  private static boolean isReasonable(int length, long exponent) {
    return length <= MAX_LENGTH && Math.abs(exponent) <= MAX_EXPONENT;
  }

  private static String text(byte[] in, int from, int to) {
    return new String(in, from, to - from, StandardCharsets.US_ASCII);
  }
}
