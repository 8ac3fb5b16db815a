package dev.diptych.cli.render;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A terminal is shown texts and obeys none of them. */
class TerminalOutputTest {
  @ParameterizedTest
  @ValueSource(
      ints = {0, 7, 0x1B, 0x7F, 0x85, 0x9B, 0x200E, 0x2028, 0x202A, 0x202E, 0x2066, 0x2069})
  void controlCharactersBecomeDots(int c) throws IOException {
    String text = "a" + Character.toString(c) + "b";
    assertThat(shown(text.getBytes(UTF_8))).isEqualTo("a·b".getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a\tb\r\n", "é…·©", "日本", "“quoted” – € ™ \u2070 \u2190", "👩\u200D🔬"})
  void printableTextIsUnchanged(String text) throws IOException {
    assertThat(shown(text.getBytes(UTF_8))).isEqualTo(text.getBytes(UTF_8));
  }

  @Test
  void bytesOfOtherEncodingsAreUnchanged() throws IOException {
    byte[] latin = "Â¢ â\u0080 ÂÂâ".getBytes(ISO_8859_1);
    assertThat(shown(latin)).isEqualTo(latin);
  }

  private static byte[] shown(byte[] text) throws IOException {
    ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    TerminalOutput out = new TerminalOutput(terminal);
    out.write(text);
    out.flush();
    return terminal.toByteArray();
  }
}
