package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DoubleReaderTest {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final long INFINITY = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY);

  private final NumberReader reader = new NumberReader();

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 8000000000000000",
    "0e999999, 0",
    "1, 3ff0000000000000",
    "1e23, 44b52d02c7e14af6",
    "9007199254740993, 4340000000000000",
    "9007199254740993.0000000000001, 4340000000000001",
    "5e-324, 1",
    "2e-324, 0",
    "1.7976931348623157e308, 7fefffffffffffff",
    "2.2250738585072011e-308, fffffffffffff",
    "2.2250738585072014e-308, 10000000000000",
    "inf, 7ff0000000000000",
    "-inf, fff0000000000000",
    "nan, 7ff8000000000000",
    "-nan, fff8000000000000",
    "nan:0x1, 7ff0000000000001",
    "-nan:0xFffffffffffff, ffffffffffffffff"
  })
  void reads(String text, String bits) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    assertThat(Long.toHexString(reader.doubleBits())).isEqualTo(bits);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.7976931348623159e308", "-1e309", "1e999999999999"})
  void rejectsNumbersThatRoundToInfinity(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.OUT_OF_RANGE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nan:0x0", "nan:0x10000000000000", "nan:0x10000000000000001"})
  void rejectsInvalidNanPayloads(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.BAD_NAN_PAYLOAD);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "+1", ".5", "1.", "1e", "1e5x", "0x1p3", "1d", "nan:0x", "infi"})
  void rejectsTextThatIsNotANumber(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.MALFORMED);
  }

  @Test
  void scansTheLongestNumber() {
    byte[] in = Texts.bytes("(-1.25e2e) nan:0x12z");
    assertThat(reader.scanDouble(in, 1, in.length)).isEqualTo(8);
    assertThat(Double.longBitsToDouble(reader.doubleBits())).isEqualTo(-125);
    assertThat(reader.scanDouble(in, 11, in.length)).isEqualTo(19);
    assertThat(reader.scanDouble(in, 0, in.length)).isEqualTo(-1);
    assertThat(reader.scanDouble(in, in.length, in.length)).isEqualTo(-1);
  }

  @Test
  void readsBackWhatThePrinterWrites() {
    LongStream.concat(Samples.edgyDoubles(), Samples.randomDoubles(200_000))
        .forEach(bits -> check(Texts.ofDouble(bits), bits));
  }

  @Test
  void agreesWithTheJdkOnRandomDecimals() {
    Random random = Samples.random();
    for (int i = 0; i < 200_000; i++) {
      String text = RandomDecimals.next(random, 30, 340);
      check(text, Double.doubleToRawLongBits(Double.parseDouble(text)));
    }
  }

  @Test
  void agreesWithTheJdkOnLongDecimals() {
    Random random = Samples.random();
    for (int i = 0; i < 2_000; i++) {
      String text = RandomDecimals.next(random, 3000, 3000);
      check(text, Double.doubleToRawLongBits(Double.parseDouble(text)));
    }
  }

  @Test
  void roundsToNearestAndTiesToEven() {
    LongStream.concat(
            Samples.edgyDoubles().filter(bits -> bits % 7 == 0), Samples.randomDoubles(500))
        .forEach(this::checkMiddleAbove);
  }

  private void checkMiddleAbove(long bits) {
    BigDecimal value = ShortestReference.exactDouble(bits);
    BigDecimal middle = value.add(ShortestReference.exactDouble(bits + 1)).divide(TWO);
    check(middle.toString(), bits + (bits & 1));
    check(middle.subtract(middle.ulp()).toString(), bits);
    check(middle.add(middle.ulp()).toString(), bits + 1);
  }

  private void check(String text, long bits) {
    NumberReader.Problem problem = read(text);
    boolean ok =
        (bits & Long.MAX_VALUE) == INFINITY
            ? problem == NumberReader.Problem.OUT_OF_RANGE
            : problem == NumberReader.Problem.NONE && reader.doubleBits() == bits;
    if (!ok) {
      assertThat(problem + " " + reader.doubleBits()).as(text).isEqualTo("NONE " + bits);
    }
  }

  private NumberReader.Problem read(String text) {
    byte[] in = Texts.bytes(text);
    boolean accepted = reader.readDouble(in, 0, in.length);
    assertThat(reader.problem() == NumberReader.Problem.NONE).isEqualTo(accepted);
    return reader.problem();
  }
}
