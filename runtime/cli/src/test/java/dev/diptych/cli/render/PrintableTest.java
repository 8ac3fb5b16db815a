package dev.diptych.cli.render;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.cli.message.MessagePrinter;
import dev.diptych.cli.message.Messages;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.document.Path;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that a terminal obeys is passed on to it. */
class PrintableTest {
  @ParameterizedTest
  @ValueSource(
      ints = {
        0, 7, '\n', '\r', 0x1B, 0x7F, 0x80, 0x9B, 0x9F, 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028,
        0x2029, 0x202A, 0x202E, 0x2066, 0x2069, 0xFEFF, 0xE0041, 0xD800
      })
  void controlCharactersBecomeDots(int c) {
    String text = "a" + (c == 0xD800 ? "\uD800" : Character.toString(c)) + "b";
    assertThat(Printable.of(text)).isEqualTo("a·b");
    assertThat(Printable.of(Character.toString('é') + text)).isEqualTo("éa·b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "plain", "a\tb", "日本語", "e\u0301", "👩\u200D🔬", "می\u200Cخواهم"})
  void printableTextIsUnchanged(String text) {
    assertThat(Printable.of(text)).isEqualTo(text);
    assertThat(Printable.lines(text + "\n" + text)).isEqualTo(text + "\n" + text);
  }

  @Test
  void lineFeedsAreKept() {
    assertThat(Printable.lines("\u001B[31mred\nnext\r\n")).isEqualTo("·[31mred\nnext·\n");
  }

  @Test
  void diagnosticsContainNoControlCharacters() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    MessagePrinter printer = new Messages(new PrintStream(out, true, UTF_8)).printer();
    String evil = "x\u001B]0;y\u0007\u202Ez";
    printer.print(
        Diagnostic.error(
            "syntax", new Location.InBytes(evil, 4, Path.ROOT.field(evil)), evil, evil));
    printer.print(Diagnostic.error("syntax", new Location.Whole(evil), evil, evil));
    assertThat(out.toString(UTF_8))
        .doesNotContain("\u001B", "\u0007", "\u202E")
        .contains("x·]0;y··z");
  }
}
