package dev.diptych.text.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Diagnostics;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.Header;
import dev.diptych.text.syntax.lex.SyntaxOptions;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Block;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.Rows;
import dev.diptych.text.syntax.tree.TextFile;
import java.nio.charset.Charset;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SyntaxParserTest {
  private static final String HEADER = "Some Thing Ver 1.0\n";

  @Test
  void theTreeMatchesTheText() {
    Source source = Source.of("t", HEADER + "a = 1\nB {\n  0 (1)\n  1 (2)\n  c = (x)\n}\nEof\nend");
    TextFile file = SyntaxParser.parse(source, SyntaxOptions.DEFAULT).file();
    assertThat(file.header())
        .isEqualTo(new Header("Some Thing", "1.0", new Span(0, 18), new Span(15, 18), 19));
    Attribute a = (Attribute) file.items().get(0);
    assertThat(a.name()).isEqualTo("a");
    assertThat(a.value()).isEqualTo(new Literal.Scalar(Literal.Kind.INTEGER, new Span(23, 24)));
    Block b = (Block) file.items().get(1);
    assertThat(b.name()).isEqualTo("B");
    assertThat(source.text(b.span())).startsWith("B {").endsWith("}");
    Rows rows = (Rows) b.items().get(0);
    assertThat(rows.count()).isEqualTo(2);
    assertThat(source.text(rows.span())).isEqualTo("0 (1)\n  1 (2)");
    Literal.Tuple c = (Literal.Tuple) ((Attribute) b.items().get(1)).value();
    assertThat(c.elements())
        .containsExactly(new Literal.Scalar(Literal.Kind.NAME, new Span(52, 53)));
    assertThat(source.text(file.tail())).isEqualTo("\nend");
  }

  @Test
  void theTreeOfAnInvalidTextKeepsItsValidParts() {
    Parsed parsed = parse("A {\n  x y\n  1 (2)\n  3 (4 =)\n  5 (6)\n  b = 1\n}\nc = 2\nEof");
    assertThat(parsed.ok()).isFalse();
    Block block = (Block) parsed.file().items().get(0);
    assertThat(block.items().stream().map(Object::getClass).map(Class::getSimpleName))
        .containsExactly("Rows", "Rows", "Attribute");
    assertThat(parsed.file().items()).hasSize(2);
  }

  @Test
  void rawStringsHaveNoEscapesAndAnyBytes() {
    Charset japanese = Charset.forName("windows-31j");
    // The second byte of the first character of 表示 is a backslash.
    byte[] bytes = (HEADER + "name = \"表\"\nother = \"\\\"\nEof\njunk").getBytes(japanese);
    Parsed parsed = SyntaxParser.parse(new Source("t", bytes), SyntaxOptions.RAW);
    assertThat(parsed.diagnostics()).isEmpty();
    assertThat(parsed.file().items()).hasSize(2);
    assertThat(parsed.file().tail().length()).isEqualTo(5);
  }

  @Test
  void aKnownHeaderIsNotReadAgain() {
    Source source = Source.of("t", "# c\n" + HEADER + "a = 1\nEof\n");
    Header header = SyntaxParser.peekHeader(source);
    Parsed parsed = SyntaxParser.parse(source, new SyntaxOptions(true, false, header));
    assertThat(parsed.file().header()).isSameAs(header);
    assertThat(parsed).isEqualTo(SyntaxParser.parse(source, SyntaxOptions.DEFAULT));
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    Source source = Source.of("t", "\uFEFF" + HEADER + "Eof");
    assertThat(SyntaxParser.parse(source, SyntaxOptions.DEFAULT).ok()).isTrue();
    assertThat(SyntaxParser.peekHeader(source).span()).isEqualTo(new Span(3, 21));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void allLineEndsAreLineEnds(String end) {
    String text = "# c\n" + HEADER + "a = 1 # c\nb = \"x\n";
    Parsed parsed = parse("", text.replace("\n", end) + "Eof");
    assertThat(places(parsed)).containsExactly("unterminated-string 4:5");
  }

  @Test
  void malformedBytesAreReportedOnce() {
    byte[] bytes = (HEADER + "# \u00e9\na = \"\u00e9\"\nb = \u00e9\nEof").getBytes(ISO_8859_1);
    Parsed parsed = SyntaxParser.parse(new Source("t", bytes), SyntaxOptions.DEFAULT);
    assertThat(places(parsed)).containsExactly("bad-encoding 2:3");
    assertThat(parsed.diagnostics().get(0).help()).contains("and 2 more invalid bytes");
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
      Parsed parsed = SyntaxParser.parse(new Source("t", bytes), SyntaxOptions.DEFAULT);
      assertThat(places(parsed)).containsExactly("bad-encoding 1:1");
      assertThat(parsed.diagnostics().get(0).message()).contains("UTF-16");
    }
  }

  @Test
  void aBinaryFileHasOneError() {
    byte[] recording = {-58, 66, -98, 15, 110, -81, -113, 106, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1};
    Parsed parsed = SyntaxParser.parse(new Source("t", recording), SyntaxOptions.DEFAULT);
    assertThat(parsed.diagnostics()).hasSize(1);
    assertThat(SyntaxParser.peekHeader(new Source("t", recording))).isNull();
  }

  @Test
  void headersAreOnlySearchedAtTheBeginning() {
    assertThat(SyntaxParser.peekHeader(Source.of("t", "# c\n".repeat(1000) + HEADER))).isNotNull();
    assertThat(SyntaxParser.peekHeader(Source.of("t", "a ".repeat(100_000) + HEADER))).isNull();
    assertThat(SyntaxParser.peekHeader(Source.of("t", "# c\n".repeat(100_000) + HEADER))).isNull();
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
    Parsed parsed = parse(unit.repeat(1_000_000 / unit.length()));
    assertThat(parsed.diagnostics()).isNotEmpty().hasSizeLessThanOrEqualTo(Diagnostics.LIMIT);
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
    assertThat(parse("a = 1\neof\n").diagnostics().get(0).help())
        .containsExactly("a text ends with 'Eof'");
    assertThat(help("a = 1 2")).anyMatch(h -> h.contains("parentheses"));
  }

  @Test
  void messagesAreReadable() {
    assertThat(message("foo bar")).isEqualTo("expected '=', '{' or '(' after 'foo'");
    assertThat(message("5 6")).isEqualTo("expected '(' after '5'");
    assertThat(message("a = }")).isEqualTo("expected a value after 'a' and '='");
    assertThat(message("a = 1.5.2")).isEqualTo("'1.5.2' is not a number");
    assertThat(message("A {\n  B {\n  C {\n  }\n}")).isEqualTo("the block 'B' is not closed");
    assertThat(help("A {\n  B {\n  C {\n  }\n}"))
        .containsExactly("the '}' on line 6 seems to close an outer block");
  }

  @Test
  void aLongTextIsParsedInLittleMemory() {
    // Without a token for each number: this would take gigabytes.
    String text = HEADER + "B {\n" + "1 (0.5 0.25 \"x\")\n".repeat(500_000) + "}\nEof";
    Source source = Source.of("t", text);
    long start = System.nanoTime();
    assertThat(SyntaxParser.parse(source, SyntaxOptions.DEFAULT).ok()).isTrue();
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
  }

  private static Parsed parse(String body) {
    return parse(HEADER, body);
  }

  private static Parsed parse(String header, String body) {
    return SyntaxParser.parse(Source.of("t", header + body), SyntaxOptions.DEFAULT);
  }

  private static List<String> help(String body) {
    return parse(body + "\nEof").diagnostics().get(0).help();
  }

  private static String message(String body) {
    return parse(body + "\nEof").diagnostics().get(0).message();
  }

  private static List<String> places(Parsed parsed) {
    return parsed.diagnostics().stream().map(SyntaxParserTest::place).toList();
  }

  private static String place(Diagnostic diagnostic) {
    Location.InText at = (Location.InText) diagnostic.location();
    return diagnostic.code() + " " + at.source().position(at.span().start());
  }
}
