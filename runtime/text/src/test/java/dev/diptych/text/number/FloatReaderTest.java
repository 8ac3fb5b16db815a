package dev.diptych.text.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FloatReaderTest {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final int INFINITY = Float.floatToRawIntBits(Float.POSITIVE_INFINITY);

  /** What may follow a number; the letter is no exponent without digits. */
  private static final String AFTER = " )(\n/:-+,eEx\u00e9";

  private final NumberReader reader = new NumberReader();

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0, 80000000",
    "0e999999, 0",
    "-0.000e-99999999999999999999, 80000000",
    "1, 3f800000",
    "007, 40e00000",
    "1.0E0, 3f800000",
    "10e-1, 3f800000",
    "1e+1, 41200000",
    "16777217, 4b800000",
    "16777219, 4b800002",
    "1e-45, 1",
    "-1.4e-45, 80000001",
    "0.7e-45, 0",
    "1e-999999999999, 0",
    "3.4028235e38, 7f7fffff",
    "1e38, 7e967699",
    "340282350000000000000000000000000000000, 7f7fffff",
    "0.1, 3dcccccd",
    "1.00000017881393432617187499, 3f800001",
    "1.00000017881393432617187500, 3f800002",
    "1.00000017881393432617187501, 3f800002",
    "inf, 7f800000",
    "-inf, ff800000",
    "nan, 7fc00000",
    "-nan, ffc00000",
    "nan:0x1, 7f800001",
    "nan:0x400000, 7fc00000",
    "nan:0x0007FfFfF, 7fffffff",
    "-nan:0x400001, ffc00001",
  })
  void reads(String text, String bits) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.NONE);
    assertThat(Integer.toHexString(reader.floatBits())).isEqualTo(bits);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "3.4028236e38",
        "-1e39",
        "1e999999999999",
        "1e99999999999999999999999",
        "340282356779733661637539395458142568448",
        "1e2147483648"
      })
  void rejectsNumbersThatRoundToInfinity(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.OUT_OF_RANGE);
    assertThat(scan(text)).isEqualTo(-1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"nan:0x0", "-nan:0x00", "nan:0x800000", "nan:0x100000000000000001"})
  void rejectsInvalidNanPayloads(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.BAD_NAN_PAYLOAD);
    assertThat(scan(text)).isEqualTo(-1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "-", "+1", ".5", "-.5", "e5", "--1", " 1", "i", "in", "-in", "na", "Inf", "NaN", "NAN",
        "+inf", "+nan", "_1", "x", "\u0661", "\u00b2", "-\u00e9", "/", ":", "-:"
      })
  void rejectsTextThatIsNotANumber(String text) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.MALFORMED);
    assertThat(scan(text)).isEqualTo(-1);
    assertThat(reader.problem()).isEqualTo(NumberReader.Problem.MALFORMED);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '"',
      value = {
        "1., 1",
        "1.x, 1",
        "1.e5, 1",
        "1e, 1",
        "1e+, 1",
        "1e-x, 1",
        "1.5.5, 3",
        "1.5e5.5, 5",
        "1f, 1",
        "1d, 1",
        "0x10, 1",
        "1 2, 1",
        "1-2, 1",
        "-0-0, 2",
        "infinity, 3",
        "-inff, 4",
        "nano, 3",
        "nan:, 3",
        "nan:0x, 3",
        "nan:0xg, 3",
        "nan(1), 3",
        "nan:1, 3",
        "nan:0X1, 3",
        "1e999x, 5",
        "1.12345678901234567890x, 22",
        "1.12345678/, 10",
        "1.1234567:, 9",
        "12,3, 2",
        "1_000, 1",
        "1e5e5, 3",
        "1.5\u00e9, 3",
        "1.12345678\u0661, 10",
        "1p3, 1"
      },
      delimiterString = ", ")
  void scansTheLongestNumberButOnlyWholeTokens(String text, int end) {
    assertThat(read(text)).isEqualTo(NumberReader.Problem.MALFORMED);
    boolean tooLarge = text.startsWith("1e999");
    assertThat(scan(text)).isEqualTo(tooLarge ? -1 : end);
  }

  @Test
  void readsOnlyItsRange() {
    byte[] in = Texts.bytes("77-12.345678901234567e-129999999999999");
    for (int to = 4; to <= in.length; to++) {
      String part = Texts.of(in, 2, to);
      boolean whole = part.matches("-?[0-9]+(\\.[0-9]+)?(e-?[0-9]+)?");
      assertThat(reader.readFloat(in, 2, to)).as(part).isEqualTo(whole);
      if (whole) {
        assertThat(reader.floatBits()).isEqualTo(Float.floatToRawIntBits(Float.parseFloat(part)));
      }
    }
  }

  @Test
  void agreesWithTheJdkOnRandomDecimals() {
    Random random = Samples.random();
    for (int i = 0; i < 300_000; i++) {
      String text = RandomDecimals.next(random, 25, 50);
      check(text, Float.floatToRawIntBits(Float.parseFloat(text)));
    }
  }

  @Test
  void agreesWithTheJdkOnLongDecimals() {
    Random random = Samples.random();
    for (int i = 0; i < 3_000; i++) {
      String text = RandomDecimals.next(random, 3000, 3000);
      check(text, Float.floatToRawIntBits(Float.parseFloat(text)));
    }
  }

  @Test
  void scansCommonDecimalsAsItReadsThem() {
    Random random = Samples.random();
    for (int i = 0; i < 300_000; i++) {
      String twelve = Long.toString(random.nextLong(1_000_000_000_000L, 2_000_000_000_000L));
      String digits = twelve.substring(1, 1 + random.nextInt(13));
      int whole = random.nextInt(1 << random.nextInt(1, 18));
      String zero = random.nextInt(9) == 0 ? "0" : "";
      String number = (random.nextBoolean() ? "-" : "") + zero + whole;
      String text = digits.isEmpty() ? number : number + "." + digits;
      // Numbers near the end of a text are read in the general way.
      String behind = AFTER.charAt(random.nextInt(AFTER.length())) + " ".repeat(random.nextInt(20));
      assertThat(scan(text + behind)).isEqualTo(text.length());
      assertThat(reader.floatBits())
          .as(text)
          .isEqualTo(Float.floatToRawIntBits(Float.parseFloat(text)));
    }
  }

  @Test
  void roundsToNearestAndTiesToEven() {
    IntStream.concat(Samples.edgyFloats(), Samples.randomFloats(10_000))
        .forEach(this::checkMiddleAbove);
  }

  private void checkMiddleAbove(int bits) {
    BigDecimal value = ShortestReference.exactFloat(bits);
    BigDecimal middle = value.add(ShortestReference.exactFloat(bits + 1)).divide(TWO);
    BigDecimal bit = BigDecimal.ONE.movePointLeft(middle.scale() + 30);
    int even = bits + (bits & 1);
    for (BigDecimal unit : new BigDecimal[] {middle.ulp(), bit}) {
      check(middle.subtract(unit).toString(), bits);
      check(middle.add(unit).toString(), bits + 1);
    }
    check(middle.toString(), even);
    check(middle.toPlainString(), even);
    check(middle.setScale(Math.max(middle.scale(), 0) + 900).toPlainString(), even);
  }

  @Test
  void combinesLeadingZerosWithTheExponent() {
    String zeros = "0".repeat(20_000);
    int one = Float.floatToRawIntBits(1f);
    check("0." + zeros + "1e20001", one);
    check("1" + zeros + "e-20000", one);
    check("1" + zeros + "." + zeros + "e-20000", one);
    check(zeros + "1", one);
    check("1." + zeros + zeros, one);
    check("0." + zeros + zeros, 0);
    check("0." + zeros + "1", 0);
    assertThat(read("1" + zeros)).isEqualTo(NumberReader.Problem.OUT_OF_RANGE);
  }

  private void check(String text, int bits) {
    NumberReader.Problem problem = read(text);
    boolean ok =
        (bits & Integer.MAX_VALUE) == INFINITY
            ? problem == NumberReader.Problem.OUT_OF_RANGE
            : problem == NumberReader.Problem.NONE && reader.floatBits() == bits;
    if (!ok) {
      assertThat(problem + " " + reader.floatBits()).as(text).isEqualTo("NONE " + bits);
    }
  }

  private NumberReader.Problem read(String text) {
    byte[] in = Texts.bytes(text);
    boolean accepted = reader.readFloat(in, 0, in.length);
    assertThat(reader.problem() == NumberReader.Problem.NONE).isEqualTo(accepted);
    return reader.problem();
  }

  /** Scans in the middle of a larger text, as the caller does. */
  private int scan(String text) {
    byte[] in = Texts.bytes("12" + text + ")            ");
    int end = reader.scanFloat(in, 2, in.length);
    return end < 0 ? -1 : end - 2;
  }
}
