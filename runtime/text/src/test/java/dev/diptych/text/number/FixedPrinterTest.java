package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FixedPrinterTest {
  @ParameterizedTest
  @CsvSource({
    "0, 6, 0.000000",
    "-0.0, 6, -0.000000",
    "-1e-9, 6, -0.000000",
    "1, 6, 1.000000",
    "-1.5, 6, -1.500000",
    "0.0000005, 6, 0.000000",
    "0.0000015, 6, 0.000002",
    "0.5, 0, 0",
    "1.5, 0, 2",
    "2.5, 0, 2",
    "-0.5, 0, -0",
    "0.125, 2, 0.12",
    "0.375, 2, 0.38",
    "0.9999999, 6, 1.000000",
    "99.9999996, 6, 100.000000",
    "12345678.1234565, 6, 12345678.123457",
    "1e22, 2, 10000000000000000000000.00",
    "4503599627370495.5, 1, 4503599627370495.5",
    "0.1, 20, 0.10000000000000000555",
    "-4.9e-324, 3, -0.000",
  })
  void printsAsPrintf(double value, int decimals, String text) {
    assertThat(print(value, decimals)).isEqualTo(text);
  }

  @Test
  void isTheExactValueRoundedHalfEven() {
    values().forEach(FixedPrinterTest::check);
  }

  @Test
  void roundsTiesToEven() {
    Samples.random()
        .longs(20_000, -1L << 50, 1L << 50)
        .mapToObj(n -> new double[] {n / 1024.0, n / 64.0, n * 0x1p-50, n * 0x1p-60})
        .flatMapToDouble(DoubleStream::of)
        .forEach(FixedPrinterTest::check);
  }

  private static DoubleStream values() {
    DoubleStream all = Samples.randomDoubles(1_000).mapToDouble(Double::longBitsToDouble);
    DoubleStream edgy =
        Samples.edgyDoubles().filter(b -> b % 5 == 0).mapToDouble(Double::longBitsToDouble);
    DoubleStream scaled =
        Samples.random().doubles(20_000).map(d -> Math.scalb(d - 0.5, (int) (d * 1e9) % 90 - 30));
    return DoubleStream.concat(DoubleStream.concat(all, edgy), scaled);
  }

  private static void check(double value) {
    int decimals = Math.floorMod(Double.hashCode(value), 12);
    for (int places : new int[] {6, decimals}) {
      String text = print(value, places);
      if (!text.equals(reference(value, places))) {
        assertThat(text).as(value + " to " + places).isEqualTo(reference(value, places));
      }
    }
  }

  private static String reference(double value, int decimals) {
    BigDecimal rounded = new BigDecimal(Math.abs(value)).setScale(decimals, RoundingMode.HALF_EVEN);
    return (Math.copySign(1, value) < 0 ? "-" : "") + rounded.toPlainString();
  }

  @Test
  void respectsTheDocumentedMaximumLength() {
    assertThat(print(-Double.MAX_VALUE, 3)).hasSize(FixedPrinter.maxLength(3));
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
  void rejectsNonFiniteNumbers(double value) {
    assertThatIllegalArgumentException().isThrownBy(() -> print(value, 6));
  }

  @Test
  void rejectsNegativeDecimals() {
    assertThatIllegalArgumentException().isThrownBy(() -> print(1, -1));
  }

  private static String print(double value, int decimals) {
    int room = FixedPrinter.maxLength(Math.max(decimals, 0));
    return Texts.print(room, (out, at) -> FixedPrinter.print(value, decimals, out, at));
  }
}
