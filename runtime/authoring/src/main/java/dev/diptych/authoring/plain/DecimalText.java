package dev.diptych.authoring.plain;

import java.math.BigDecimal;

/** Writes decimals as numbers of a plain text. */
final class DecimalText {
  private static final int MAX_DIGITS = 40;

  private DecimalText() {}

  /** The shortest form without loss: with an exponent if there would be many zeros. */
  static String of(BigDecimal number) {
    BigDecimal shortest = number.stripTrailingZeros();
    boolean plain = shortest.scale() <= MAX_DIGITS && shortest.scale() >= -MAX_DIGITS;
    return plain ? shortest.toPlainString() : scientific(shortest);
  }

  /** As digits, point and exponent: 1.5E-300. */
  private static String scientific(BigDecimal number) {
    return number.toString();
  }
}
