package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoublePrinterTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, -0",
    "1, 1",
    "1.6, 1.6",
    "-0.25, -0.25",
    "0.1, 0.1",
    "100, 100",
    "123456.7, 123456.7",
    "9007199254740993, 9007199254740992",
    "9999999999999998, 9999999999999998",
    "1e16, 1e16",
    "1234567890123456.7, 1234567890123456.8",
    "123456789012345.67, 123456789012345.67",
    "12345678.125, 12345678.125",
    "-123456789.125, -123456789.125",
    "0.00001, 0.00001",
    "-0.000012345678901234567, -0.000012345678901234568",
    "9.99e-6, 9.99e-6",
    "4.9e-324, 5e-324",
    "-2.2250738585072014e-308, -2.2250738585072014e-308",
    "1.7976931348623157e308, 1.7976931348623157e308",
    "2e-44, 2e-44",
    "1e23, 1e23",
    "9e22, 9e22",
    "5e200, 5e200",
    "2e23, 2e23",
  })
  void printsFiniteNumbers(double value, String text) {
    assertThat(Texts.ofDouble(value)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "7ff0000000000000, inf",
    "fff0000000000000, -inf",
    "7ff8000000000000, nan",
    "fff8000000000000, -nan",
    "7ff0000000000001, nan:0x1",
    "fff8000000000001, -nan:0x8000000000001",
    "ffffffffffffffff, -nan:0xfffffffffffff",
  })
  void printsInfinitiesAndNans(String bits, String text) {
    assertThat(Texts.ofDouble(Long.parseUnsignedLong(bits, 16))).isEqualTo(text);
  }

  @Test
  void readsBackOverAllMagnitudes() {
    LongStream all = LongStream.concat(Samples.edgyDoubles(), Samples.randomDoubles(200_000));
    assertThat(all.filter(bits -> !readsBack(bits)).limit(10).boxed()).isEmpty();
  }

  @Test
  void readsBackDecimalFractions() {
    LongStream all =
        Samples.random()
            .longs(200_000, -10_000_000, 10_000_000)
            .map(thousandths -> Double.doubleToRawLongBits(thousandths / 1000.0));
    assertThat(all.filter(bits -> !readsBack(bits)).limit(10).boxed()).isEmpty();
  }

  @Test
  void printsTheShortestAndClosestText() {
    LongStream edgy = Samples.edgyDoubles().filter(bits -> bits % 3 == 0);
    LongStream some = LongStream.concat(edgy, Samples.randomDoubles(5_000));
    assertThat(some.filter(bits -> bits != 0 && !isReference(bits)).limit(10).boxed()).isEmpty();
  }

  private static boolean readsBack(long bits) {
    return Double.doubleToRawLongBits(Double.parseDouble(Texts.ofDouble(bits))) == bits;
  }

  private static boolean isReference(long bits) {
    BigDecimal printed = new BigDecimal(Texts.ofDouble(bits));
    return printed.compareTo(ShortestReference.ofDouble(bits)) == 0;
  }
}
