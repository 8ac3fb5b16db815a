package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class PowersOfTenTest {
  private static final BigInteger THREE = BigInteger.valueOf(3);

  @Test
  void countsDigits() {
    LongStream.iterate(1, p -> p * 10)
        .limit(19)
        .flatMap(p -> LongStream.of(p, p + 1, p * 9, p == 1 ? 1 : p - 1))
        .filter(value -> value > 0)
        .forEach(v -> assertThat(PowersOfTen.digits(v)).isEqualTo(Long.toString(v).length()));
    assertThat(PowersOfTen.digits(Long.MAX_VALUE)).isEqualTo(19);
  }

  @Test
  void knowsTheLogarithmsOfPowersOfTwo() {
    for (int e = -1650; e <= 1650; e++) {
      int log = PowersOfTen.floorLog10Pow2(e);
      assertThat(compare(BigInteger.TEN, log, BigInteger.ONE, e)).isNotPositive();
      assertThat(compare(BigInteger.TEN, log + 1, BigInteger.ONE, e)).isPositive();
      log = PowersOfTen.floorLog10ThreeQuartersPow2(e);
      assertThat(compare(BigInteger.TEN, log, THREE, e - 2)).isNotPositive();
      assertThat(compare(BigInteger.TEN, log + 1, THREE, e - 2)).isPositive();
    }
  }

  @Test
  void knowsTheLogarithmsOfPowersOfTen() {
    for (int e = -1233; e <= 1233; e++) {
      int log = PowersOfTen.floorLog2Pow10(e);
      assertThat(compare(BigInteger.TEN, e, BigInteger.ONE, log)).isNotNegative();
      assertThat(compare(BigInteger.TEN, e, BigInteger.ONE, log + 1)).isNegative();
    }
  }

  /** Compares base^exponent with factor * 2^power. */
  private static int compare(BigInteger base, int exponent, BigInteger factor, int power) {
    BigInteger left = base.pow(Math.max(exponent, 0)).shiftLeft(Math.max(-power, 0));
    BigInteger right = factor.multiply(base.pow(Math.max(-exponent, 0)));
    return left.compareTo(right.shiftLeft(Math.max(power, 0)));
  }

  @Test
  void theScaleTableIsExact() {
    long[] table = ScaleTable.of(-324, 292);
    List<Integer> wrong = new ArrayList<>();
    for (int k = -324; k <= 292; k++) {
      BigInteger expected = scale(k);
      long upper = expected.shiftRight(63).longValue();
      long lower = expected.longValue() & Long.MAX_VALUE;
      if (table[2 * (k + 324)] != upper || table[2 * (k + 324) + 1] != lower) {
        wrong.add(k);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(ScaleTable.of(-45, 31)).isEqualTo(Arrays.copyOfRange(table, 558, 712));
  }

  /** floor(10^-k * 2^r) + 1 of 126 bits. */
  private static BigInteger scale(int k) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(k));
    int r = 125 - PowersOfTen.floorLog2Pow10(-k);
    BigInteger up = BigInteger.ONE.shiftLeft(Math.max(r, 0));
    BigInteger down = BigInteger.ONE.shiftLeft(Math.max(-r, 0));
    BigInteger floor = k <= 0 ? power.multiply(up).divide(down) : up.divide(power.multiply(down));
    return floor.add(BigInteger.ONE);
  }
}
