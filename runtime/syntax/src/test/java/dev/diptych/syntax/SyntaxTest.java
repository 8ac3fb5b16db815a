package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Header lines, encodings and messages of whole texts. */
class SyntaxTest {
  private static final SyntaxOptions PLAIN = SyntaxOptions.of(Dialect.PLAIN, false);
  private static final SyntaxOptions RAW = SyntaxOptions.of(Dialect.PLAIN, true);
  private static final String HEADER = "Some Thing Ver 1.0\n";

  @Test
  void rawStringsHaveNoEscapesAndAnyBytes() {
    Charset japanese = Charset.forName("windows-31j");
    // The second byte of the first character of 表示 is a backslash.
    byte[] bytes = (HEADER + "name = \"表\"\nother = \"\\\"\nEof\njunk").getBytes(japanese);
    SyntaxTree tree = Syntax.read(new Source("t", bytes), RAW);
    assertThat(tree.errors()).isEmpty();
    assertThat(tree.nodes()).isEqualTo(2);
    assertThat(tree.tail().length()).isEqualTo(5);
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    Source source = Source.of("t", "\uFEFF" + HEADER + "Eof");
    assertThat(Syntax.read(source, PLAIN).isValid()).isTrue();
    assertThat(Header.peek(source).span()).isEqualTo(new Span(3, 21));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void allLineEndsAreLineEnds(String end) {
    String text = "# c\n" + HEADER + "a = 1 # c\nb = \"x\n";
    SyntaxTree tree = parse("", text.replace("\n", end) + "Eof");
    assertThat(places(tree)).containsExactly("unterminated-string 4:5");
  }

  @Test
  void malformedBytesAreReportedOnce() {
    byte[] bytes = (HEADER + "# \u00e9\na = \"\u00e9\"\nb = \u00e9\nEof").getBytes(ISO_8859_1);
    SyntaxTree tree = Syntax.read(new Source("t", bytes), PLAIN);
    assertThat(places(tree)).containsExactly("bad-encoding 2:3");
    assertThat(tree.errors().get(0).help()).contains("and 2 more invalid bytes");
  }

  @Test
  void messagesNameOtherEncodings() {
    String text = HEADER + "Eof";
    for (byte[] bytes :
        List.of(
            text.getBytes(UTF_16LE),
            text.getBytes(UTF_16BE),
            ("\uFEFF" + text).getBytes(UTF_16LE),
            ("\uFEFF" + text).getBytes(UTF_16BE))) {
      SyntaxTree tree = Syntax.read(new Source("t", bytes), PLAIN);
      assertThat(places(tree)).containsExactly("bad-encoding 1:1");
      assertThat(tree.errors().get(0).message()).contains("UTF-16");
    }
  }

  @Test
  void aBinaryFileHasOneError() {
    byte[] recording = {-58, 66, -98, 15, 110, -81, -113, 106, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1};
    SyntaxTree tree = Syntax.read(new Source("t", recording), PLAIN);
    assertThat(tree.errors()).hasSize(1);
    assertThat(Header.peek(new Source("t", recording))).isNull();
  }

  @Test
  void headersAreOnlySearchedAtTheBeginning() {
    assertThat(Header.peek(Source.of("t", "# c\n".repeat(1000) + HEADER))).isNotNull();
    assertThat(Header.peek(Source.of("t", "a ".repeat(100_000) + HEADER))).isNull();
    assertThat(Header.peek(Source.of("t", "# c\n".repeat(100_000) + HEADER))).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A{",
        "(",
        "a=(",
        "1 (",
        "}",
        ")",
        "{",
        "=",
        "\"",
        "x\"",
        "x\"\n",
        "/* ",
        "/*\n",
        "' ",
        ", ",
        "a ",
        "a:",
        ": ",
        "[",
        "1 (2\n",
        "é ",
        "a = 1 , 2 , 2 (3) ",
        "A { ) ",
        "A { ( } ",
        "1",
        "#"
      })
  @Timeout(20)
  void longAndDeepTextsDoNotOverflow(String unit) {
    SyntaxTree tree = parse(unit.repeat(1_000_000 / unit.length()));
    assertThat(tree.errors()).isNotEmpty().hasSizeLessThanOrEqualTo(Diagnostics.LIMIT);
  }

  @Test
  void hintsShowWhatToWrite() {
    assertThat(help("a = +1")).containsExactly("write '1'");
    assertThat(help("a = -.5")).containsExactly("write '-0.5'");
    assertThat(help("a = 1.")).containsExactly("write '1.0'");
    assertThat(help("a = 1.e5")).containsExactly("write '1.0e5'");
    assertThat(help("a = 1.5f")).containsExactly("write '1.5'");
    assertThat(help("a = 0XFF")).containsExactly("write '0xff'");
    assertThat(help("a = 1_000")).containsExactly("write '1000'");
    assertThat(help("a = -Infinity")).containsExactly("write '-inf'");
    assertThat(help("a = -NaN")).containsExactly("write '-nan'");
    assertThat(help("a = 1.5.2")).isEmpty();
    assertThat(help("// a")).anyMatch(h -> h.contains("'#'"));
    assertThat(help("1 (2, 3)")).anyMatch(h -> h.contains("blanks"));
    assertThat(help("a = 1;")).containsExactly("';' is not needed");
    assertThat(help("a: 1")).containsExactly("write 'name = value'");
    assertThat(parse("a = 1\neof\n").errors().get(0).help())
        .containsExactly("a text ends with 'Eof'");
    assertThat(help("a = 1 2")).anyMatch(h -> h.contains("parentheses"));
  }

  @Test
  void messagesAreReadable() {
    assertThat(message("foo bar")).isEqualTo("expected '=' after 'foo'");
    assertThat(message("a = }")).isEqualTo("expected a value after 'a' and '='");
    assertThat(message("a = 1.5.2")).isEqualTo("'1.5.2' is not a number");
    assertThat(message("A {\n  B {\n  C {\n  }\n}")).isEqualTo("the block 'B' is not closed");
    assertThat(help("A {\n  B {\n  C {\n  }\n}"))
        .containsExactly("the block begins on line 3; write '}' where it ends");
  }

  private static SyntaxTree parse(String body) {
    return parse(HEADER, body);
  }

  private static SyntaxTree parse(String header, String body) {
    return Syntax.read(Source.of("t", header + body), PLAIN);
  }

  private static List<String> help(String body) {
    return parse(body + "\nEof").errors().get(0).help();
  }

  private static String message(String body) {
    return parse(body + "\nEof").errors().get(0).message();
  }

  private static List<String> places(SyntaxTree tree) {
    return tree.errors().stream().map(SyntaxTest::place).toList();
  }

  private static String place(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return diagnostic.code() + " " + at.source().position(at.span().start());
  }
}
