package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FloatPrinterTest {
  /** Odd, so that all residues appear in the low bits; leaves about three million of them. */
  private static final int STRIDE = 1409;

  @ParameterizedTest
  @CsvSource({
    "0f, 0",
    "-0f, -0",
    "1f, 1",
    "-1f, -1",
    "1.6f, 1.6",
    "-0.25f, -0.25",
    "0.1f, 0.1",
    "100f, 100",
    "123456.7f, 123456.7",
    "1234567.9f, 1234567.9",
    "16777216f, 16777216",
    "2147483648f, 2147483600",
    "9.999999e9f, 9999999000",
    "1e10f, 1e10",
    "0.00001f, 0.00001",
    "0.000012345679f, 0.000012345679",
    "9.999999e-6f, 9.999999e-6",
    "1e-7f, 1e-7",
    "-1.5e-7f, -1.5e-7",
    "1.4e-45f, 1e-45",
    "2.8e-45f, 3e-45",
    "1.17549435E-38f, 1.1754944e-38",
    "3.4028235e38f, 3.4028235e38",
    "2e15f, 2e15",
    "33554432f, 33554432",
    "8.5e9f, 8500000000",
  })
  void printsFiniteNumbers(float value, String text) {
    assertThat(Texts.ofFloat(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "7f800000, inf",
    "ff800000, -inf",
    "7fc00000, nan",
    "ffc00000, -nan",
    "7f800001, nan:0x1",
    "ffc00001, -nan:0x400001",
    "7fffffff, nan:0x7fffff",
    "7fabcdef, nan:0x2bcdef",
    "7f800010, nan:0x10",
  })
  void printsInfinitiesAndNans(String bits, String text) {
    assertThat(Texts.ofFloat(Integer.parseUnsignedInt(bits, 16))).isEqualTo(text);
  }

  @Test
  void readsBackOverAllMagnitudes() {
    NumberReader reader = new NumberReader();
    byte[] text = new byte[FloatPrinter.MAX_LENGTH];
    IntStream lost =
        everyStride()
            .filter(
                bits -> {
                  int end = FloatPrinter.print(bits, text, 0);
                  return !reader.readFloat(text, 0, end) || reader.floatBits() != bits;
                });
    assertThat(lost.limit(10).boxed()).isEmpty();
  }

  /** Our own reader could share a mistake. */
  @Test
  void readsBackInTheJdk() {
    IntStream some = IntStream.concat(Samples.edgyFloats(), Samples.randomFloats(300_000));
    assertThat(some.filter(bits -> parse(Texts.ofFloat(bits)) != bits).limit(10).boxed()).isEmpty();
  }

  @Test
  void printsTheShortestAndClosestText() {
    IntStream some = IntStream.concat(Samples.edgyFloats(), Samples.randomFloats(30_000));
    assertThat(some.filter(bits -> bits != 0 && !isReference(bits)).limit(10).boxed()).isEmpty();
  }

  private static IntStream everyStride() {
    int count = (int) ((1L << 32) / STRIDE);
    return IntStream.range(0, count).map(i -> i * STRIDE + Integer.MIN_VALUE);
  }

  private static int parse(String text) {
    return Float.floatToRawIntBits(Float.parseFloat(text));
  }

  private static boolean isReference(int bits) {
    BigDecimal printed = new BigDecimal(Texts.ofFloat(bits));
    return printed.compareTo(ShortestReference.ofFloat(bits)) == 0;
  }
}
