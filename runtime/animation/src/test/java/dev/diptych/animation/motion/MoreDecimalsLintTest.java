package dev.diptych.animation.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The arithmetic of the lint, against exact decimals. */
class MoreDecimalsLintTest {
  @Test
  void numbersFitAsExactArithmeticHasIt() {
    Random random = new Random(1);
    int fitting = 0;
    for (int i = 0; i < 200_000; i++) {
      int decimals = random.nextInt(10);
      double value = number(random);
      BigDecimal nearest = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
      boolean fits = nearest.doubleValue() == value;
      assertThat(MoreDecimalsLint.fits(Double.doubleToRawLongBits(value), decimals))
          .as("%s with %d decimals", value, decimals)
          .isEqualTo(fits);
      fitting += fits ? 1 : 0;
    }
    assertThat(fitting).isBetween(50_000, 150_000);
  }

  /** A decimal of any magnitude, or the number next to one. */
  private static double number(Random random) {
    long digits = random.nextLong() >> random.nextInt(64);
    double value = BigDecimal.valueOf(digits, random.nextInt(10)).doubleValue();
    return switch (random.nextInt(4)) {
      case 0 -> Math.nextUp(value);
      case 1 -> Math.nextDown(value);
      default -> value;
    };
  }
}
