package dev.diptych.text.number;

import java.util.Random;

/** Decimal numbers of all shapes. */
final class RandomDecimals {
  private RandomDecimals() {}

  static String next(Random random, int maxDigits, int maxExponent) {
    StringBuilder text = new StringBuilder(random.nextBoolean() ? "-" : "");
    int digits = 1 + random.nextInt(maxDigits);
    int before = random.nextInt(4) > 0 ? 1 : 1 + random.nextInt(digits);
    for (int i = 0; i < digits; i++) {
      if (i == before) {
        text.append('.');
      }
      text.append((char) ('0' + digit(random)));
    }
    if (random.nextBoolean()) {
      text.append(random.nextBoolean() ? 'e' : 'E');
      text.append(random.nextBoolean() ? "-" : random.nextBoolean() ? "+" : "");
      text.append(random.nextInt(maxExponent + 1));
    }
    return text.toString();
  }

  /** More zeros and nines than chance has. */
  private static int digit(Random random) {
    int digit = random.nextInt(14);
    return digit < 10 ? digit : digit < 12 ? 0 : 9;
  }
}
