package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntegersTest {
  private final NumberReader reader = new NumberReader();

  @Test
  void printsAsTheJdkDoesAndReadsBack() {
    interesting().forEach(this::checkSigned);
  }

  @Test
  void printsWithoutSignAsTheJdkDoesAndReadsBack() {
    interesting().forEach(this::checkUnsigned);
  }

  private void checkSigned(long value) {
    String text =
        Texts.print(length(value, false), (out, at) -> IntegerPrinter.print(value, out, at));
    assertThat(text).isEqualTo(Long.toString(value));
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    assertThat(reader.longValue()).isEqualTo(value);
    assertThat(reader.isUnsignedOverflow()).isFalse();
  }

  private void checkUnsigned(long value) {
    String text =
        Texts.print(length(value, true), (out, at) -> IntegerPrinter.printUnsigned(value, out, at));
    assertThat(text).isEqualTo(Long.toUnsignedString(value));
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    assertThat(reader.longValue()).isEqualTo(value);
    assertThat(reader.isUnsignedOverflow()).isEqualTo(value < 0);
  }

  @Test
  void printsHexadecimalDigitsAndReadsThemBack() {
    interesting().forEach(value -> List.of(1, 2, 4, 8, 16).forEach(n -> checkHex(value, n)));
  }

  private void checkHex(long value, int digits) {
    String plain = Long.toHexString(value);
    String expected = "0x" + "0".repeat(Math.max(0, digits - plain.length())) + plain;
    String text =
        Texts.print(
            expected.length(), (out, at) -> IntegerPrinter.printHex(value, digits, out, at));
    assertThat(text).isEqualTo(expected);
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    assertThat(reader.longValue()).isEqualTo(value);
    byte[] bytes = (text + "x").getBytes(StandardCharsets.US_ASCII);
    assertThat(reader.scanLong(bytes, 0, bytes.length)).isEqualTo(text.length());
    assertThat(reader.longValue()).isEqualTo(value);
  }

  /** Nothing after the text is overwritten. */
  private static int length(long value, boolean unsigned) {
    return (unsigned ? Long.toUnsignedString(value) : Long.toString(value)).length();
  }

  private static LongStream interesting() {
    LongStream powers = LongStream.iterate(1, p -> p * 10).limit(20);
    LongStream twos = LongStream.range(0, 64).map(e -> 1L << e);
    return LongStream.concat(
        LongStream.concat(powers, twos)
            .flatMap(p -> LongStream.of(p - 1, p, p + 1, -p, ~p, Long.MIN_VALUE + p, p * 9)),
        LongStream.concat(Samples.random().longs(1000), LongStream.range(-200, 200)));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 0",
    "007, 7",
    "-9223372036854775808, -9223372036854775808",
    "0x0, 0",
    "-0x10, -16",
    "0x7FFFffffFFFFffff, 9223372036854775807",
    "0x000000000000000000001, 1",
    "-0x8000000000000000, -9223372036854775808",
    "00000000000000000000000000000000042, 42"
  })
  void reads(String text, long value) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    assertThat(reader.longValue()).isEqualTo(value);
    assertThat(reader.isUnsignedOverflow()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9223372036854775808",
        "18446744073709551615",
        "0x8000000000000000",
        "0xffffffffffffffff"
      })
  void readsWithoutSignAboveTheLargestLong(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    BigInteger value =
        text.startsWith("0x") ? new BigInteger(text.substring(2), 16) : new BigInteger(text);
    assertThat(reader.longValue()).isEqualTo(value.longValue());
    assertThat(reader.isUnsignedOverflow()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "18446744073709551616", "-9223372036854775809", "-18446744073709551615",
            "0x10000000000000000",
        "-0x8000000000000001", "99999999999999999999", "184467440737095516150",
            "36893488147419103232",
        "100000000000000000000000000000000000000000", "0xfffffffffffffffffffffffffffffffffffff"
      })
  void rejectsMoreThan64Bits(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.OUT_OF_RANGE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "+1",
        "--1",
        "1-",
        "1.0",
        "1e3",
        "0x",
        "-0x",
        "0X1",
        "0xg",
        "x1",
        "00x1",
        "1 ",
        "a",
        "99999999999999999999x",
        "0x1.",
        "\u0661",
        "\uff11"
      })
  void rejectsTextThatIsNotAnInteger(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.MALFORMED);
  }

  @Test
  void scansTheLongestInteger() {
    byte[] in = Texts.bytes("a-12.5 0x10 -x 99999999999999999999 18446744073709551615");
    assertThat(reader.scanLong(in, 1, in.length)).isEqualTo(4);
    assertThat(reader.longValue()).isEqualTo(-12);
    assertThat(reader.scanLong(in, 1, 3)).isEqualTo(3);
    assertThat(reader.longValue()).isEqualTo(-1);
    assertThat(reader.scanLong(in, 7, in.length)).isEqualTo(11);
    assertThat(reader.longValue()).isEqualTo(16);
    assertThat(reader.scanLong(in, 7, 9)).isEqualTo(8);
    assertThat(reader.scanLong(in, 0, in.length)).isEqualTo(-1);
    assertThat(reader.scanLong(in, 12, in.length)).isEqualTo(-1);
    assertThat(reader.problem()).isEqualTo(NumberReader.Problem.MALFORMED);
    assertThat(reader.scanLong(in, 15, in.length)).isEqualTo(-1);
    assertThat(reader.problem()).isEqualTo(NumberReader.Problem.OUT_OF_RANGE);
    assertThat(reader.scanLong(in, 36, in.length)).isEqualTo(in.length);
    assertThat(reader.isUnsignedOverflow()).isTrue();
    assertThat(reader.scanLong(in, in.length, in.length)).isEqualTo(-1);
  }

  private NumberReader.Problem read(String text) {
    byte[] in = Texts.bytes(text);
    boolean accepted = reader.readLong(in, 0, in.length);
    assertThat(reader.problem() == NumberReader.Problem.NONE).isEqualTo(accepted);
    return reader.problem();
  }
}
