package dev.diptych.runner.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.runner.suite.Expected;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes differ at an offset, texts in a line. */
class DataDifferenceTest {
  @Test
  void equalBytesDoNotDiffer() {
    assertThat(bytes("", "")).isEmpty();
    assertThat(bytes("00ff", "00ff")).isEmpty();
    assertThat(text("a\nb\n", "a\nb\n")).isEmpty();
  }

  @Test
  void showsBytesFromTheFirstDifference() {
    assertThat(bytes("000102030405060708090a", "0001ff"))
        .hasValue("at offset 2 of 11 bytes: expected 02 03 04 05 06 07 08 09, got ff of 3 bytes");
  }

  @Test
  void reportsMissingBytes() {
    assertThat(bytes("0001", "00"))
        .hasValue("at offset 1 of 2 bytes: expected 01, got the end of 1 bytes");
    assertThat(bytes("01", ""))
        .hasValue("at offset 0 of 1 bytes: expected 01, got the end of 0 bytes");
  }

  @Test
  void reportsExtraBytes() {
    assertThat(bytes("00", "0001"))
        .hasValue("at offset 1 of 1 bytes: expected the end, got 01 of 2 bytes");
  }

  @Test
  void showsWholeLines() {
    assertThat(text("One 1\n  a = 1\n  b = 2\n", "One 1\n  a = 2\n  b = 2\n"))
        .hasValue("line 2: expected '  a = 1', got '  a = 2'");
    assertThat(text("é\n", "è\n")).hasValue("line 1: expected 'é', got 'è'");
    assertThat(text("a\n\n\nb", "a\n\n\nc")).hasValue("line 4: expected 'b', got 'c'");
  }

  @Test
  void reportsMissingLines() {
    assertThat(text("a\nb\nc", "a\nb\n")).hasValue("line 3: expected 'c', got ''");
    assertThat(text("a", "")).hasValue("line 1: expected 'a', got ''");
  }

  @Test
  void reportsExtraLines() {
    assertThat(text("a\n", "a\nb\n")).hasValue("line 2: expected '', got 'b'");
    assertThat(text("a\nb", "a\nbc")).hasValue("line 2: expected 'b', got 'bc'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0g", "00 ff", "0x00", "AB"})
  void rejectsInvalidHexadecimalDigits(String given) {
    String wrong = "its data is not lower-case hexadecimal";
    assertThat(bytes("ab", given)).hasValue(wrong);
    assertThat(DataDifference.between(new Expected.Data("ab", true), given)).hasValue(wrong);
  }

  private static Optional<String> bytes(String expected, String given) {
    return DataDifference.between(new Expected.Data(expected, false), given);
  }

  private static Optional<String> text(String expected, String given) {
    return DataDifference.between(new Expected.Data(hex(expected), true), hex(given));
  }

  private static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }
}
