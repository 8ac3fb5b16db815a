package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Every float there is, through the printer and back; some minutes. */
@EnabledIfSystemProperty(named = "diptych.exhaustive", matches = "true")
class FloatExhaustiveTest {
  private static final int BLOCK_BITS = 20;

  @Test
  void everyFloatRoundTrips() {
    IntStream blocks = IntStream.range(0, 1 << (32 - BLOCK_BITS)).parallel();
    assertThat(blocks.mapToLong(FloatExhaustiveTest::failures).sum()).isZero();
  }

  /** The common way and the general one choose the same digits. */
  @Test
  void everyCommonFloatHasTheSameDigitsInGeneral() {
    IntStream exponents = IntStream.range(1, CommonFloatPrinter.END).parallel();
    assertThat(exponents.mapToLong(FloatExhaustiveTest::differences).sum()).isZero();
  }

  private static long differences(int biased) {
    int q = biased - 1 + FloatPrinter.MIN_EXPONENT;
    int k = PowersOfTen.floorLog10Pow2(q);
    long factor = FloatPrinter.factor(k);
    int shift = FloatPrinter.shift(q, k);
    return IntStream.range(1, FloatPrinter.HIDDEN)
        .filter(
            fraction ->
                CommonFloatPrinter.shortest(biased, fraction)
                    != FloatPrinter.shortest(FloatPrinter.HIDDEN | fraction, factor, shift, false))
        .count();
  }

  private static long failures(int block) {
    NumberReader reader = new NumberReader();
    byte[] text = new byte[2 * FloatPrinter.MAX_LENGTH];
    long failures = 0;
    for (int i = 0; i < 1 << BLOCK_BITS; i++) {
      int bits = (block << BLOCK_BITS) | i;
      int end = FloatPrinter.print(bits, text, 0);
      boolean back = reader.readFloat(text, 0, end) && reader.floatBits() == bits;
      text[end] = ')';
      back &= reader.scanFloat(text, 0, text.length) == end && reader.floatBits() == bits;
      failures += back ? 0 : 1;
    }
    return failures;
  }
}
