package dev.diptych.conformance.independent.mikoto;

import java.math.BigDecimal;
import java.util.SplittableRandom;

/** Forms of single values that Mikoto does not write. */
final class ValueVariants {
  private ValueVariants() {}

  static String of(Real value, SplittableRandom random) {
    return Double.isFinite(value.value()) ? finite(value, random) : special(value, random);
  }

  private static String finite(Real value, SplittableRandom random) {
    BigDecimal decimal = new BigDecimal(value.text().replace("-", "")).stripTrailingZeros();
    String sign = value.bits() < 0 ? "-" : "";
    return sign
        + switch (random.nextInt(4)) {
          case 0 -> decimal.toPlainString();
          case 1 -> decimal.unscaledValue() + "e" + -decimal.scale();
          case 2 -> decimal.setScale(9).toPlainString();
          default -> decimal.setScale(6).toPlainString();
        };
  }

  private static String special(Real value, SplittableRandom random) {
    String sign = value.bits() < 0 ? "-" : "";
    String word = Double.isNaN(value.value()) ? "nan" : "inf";
    return random.nextBoolean() ? sign + word : value.text() + "0";
  }

  static String whole(int number, SplittableRandom random) {
    return switch (random.nextInt(5)) {
      case 0 -> (number < 0 ? "-" : "") + "0x" + Long.toHexString(Math.abs((long) number));
      case 1 -> number < 0 ? Integer.toString(number) : "00" + number;
      default -> Integer.toString(number);
    };
  }

  /** The bytes of {@code name} by their digits. */
  static String digits(String name) {
    StringBuilder digits = new StringBuilder("x\"");
    name.chars().forEach(c -> digits.append("%02x ".formatted(c)));
    return digits.append('"').toString();
  }
}
