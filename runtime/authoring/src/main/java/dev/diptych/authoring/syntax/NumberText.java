package dev.diptych.authoring.syntax;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Splits a number and its unit. */
final class NumberText {
  /** Larger exponents would need that many digits. */
  private static final int MAX_EXPONENT = 400;

  private static final int MAX_LENGTH = 1000;

  private NumberText() {}

  /** Where the unit of {@code text} begins; its length if there is none. */
  static int unitStart(String text) {
    int end = text.length();
    while (end > 0 && isUnit(text.charAt(end - 1))) {
      end--;
    }
    return text.contains("0x") ? text.length() : end;
  }

  private static boolean isUnit(char c) {
    return (c >= 'a' && c <= 'z') || c == '%';
  }

  /** The value of a number without a unit; null if it is out of range. */
  static @Nullable BigDecimal value(String text) {
    if (text.length() > MAX_LENGTH) {
      return null;
    }
    if (text.contains("0x")) {
      return new BigDecimal(new BigInteger(text.replace("0x", ""), 16));
    }
    int exponent = Math.max(text.indexOf('e'), text.indexOf('E'));
    if (exponent >= 0 && !isSmall(text.substring(exponent + 1))) {
      return null;
    }
    return new BigDecimal(text);
  }

  private static boolean isSmall(String exponent) {
    String digits = exponent.replaceFirst("^[+-]?0*", "");
    return digits.length() <= 3 && (digits.isEmpty() || Integer.parseInt(digits) <= MAX_EXPONENT);
  }
}
