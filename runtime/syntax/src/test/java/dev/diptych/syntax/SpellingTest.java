package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import org.junit.jupiter.api.Test;

/** The bytes of tokens, and of the white space between them. */
class SpellingTest {
  private static final String TEXT =
      "T Ver 1\n a = \"é€\"\r\n\r\n\t # one \t\n\rb = x\"00\n01\"Eof";

  private final SyntaxTree tree = Syntax.read(Source.of("test", TEXT), SyntaxOptions.DEFAULT);
  private final Spelling spelling = tree.spelling();
  private final Trivia trivia = tree.trivia();

  /** The token that begins with a text. */
  private int token(String begin) {
    return tree.tokenAt(TEXT.substring(0, TEXT.indexOf(begin)).getBytes(UTF_8).length);
  }

  private boolean isSame(int token, SyntaxTree other, int otherToken) {
    return spelling.isSame(
        tree.start(token),
        tree.end(token),
        other.spelling(),
        other.start(otherToken),
        other.end(otherToken));
  }

  @Test
  void bytesAreCopiedAndCompared() {
    int string = token("\"é");
    int start = tree.start(string);
    byte[] expected = "\"é€\"".getBytes(UTF_8);
    byte[] copy = new byte[expected.length + 1];
    spelling.copy(start, tree.end(string), copy, 1);
    assertThat(copy).startsWith(0).endsWith(expected);
    assertThat(spelling.latin1(start, tree.end(string)))
        .isEqualTo(new String(expected, ISO_8859_1));
    assertThat(spelling.characters(start, tree.end(string))).isEqualTo(4);
    assertThat(spelling.at(start)).isEqualTo((byte) '"');
    assertThat(spelling.isAt(start, expected)).isTrue();
    assertThat(spelling.isAt(start + 1, expected)).isFalse();
    assertThat(spelling.isAt(-1, expected)).isFalse();
    assertThat(spelling.isAt(tree.source().length() - 2, expected)).isFalse();
  }

  @Test
  void tokensOfTextsAreCompared() {
    SyntaxTree other =
        Syntax.read(Source.of("other", "U Ver 2\nb=\"é€\"Eof"), SyntaxOptions.DEFAULT);
    int string = other.tokenAt("U Ver 2\nb=".length());
    assertThat(isSame(token("\"é"), other, string)).isTrue();
    assertThat(isSame(token("a ="), other, string)).isFalse();
    assertThat(spelling.isSame(0, 99, other.spelling(), 0, 99)).isFalse();
  }

  @Test
  void whiteSpaceIsMeasured() {
    int comment = token("# one");
    int white = trivia.whiteBefore(comment);
    assertThat(trivia.isWhite(white)).isTrue();
    assertThat(trivia.isWhite(white - 1)).isFalse();
    assertThat(trivia.afterWhite(white)).isEqualTo(comment);
    assertThat(trivia.whiteBefore(white)).isEqualTo(white);
    assertThat(trivia.lines(white, comment)).isEqualTo(2);
    assertThat(trivia.lines(0, tree.tokens())).isEqualTo(5);
    assertThat(trivia.indentation(comment - 1, 2)).isEqualTo(3);
    assertThat(trivia.indentation(comment + 1, 2)).isZero();
    assertThat(trivia.hasLineEnd(white)).isTrue();
    assertThat(trivia.hasLineEnd(comment)).isFalse();
    assertThat(trivia.hasLineEnd(token("x\""))).isTrue();
  }

  @Test
  void blanksBelongToNoItem() {
    int comment = token("# one");
    int start = tree.start(comment);
    assertThat(trivia.commentEnd(comment)).isEqualTo(start + "# one".length());
    assertThat(trivia.blanksStart(start)).isEqualTo(start - 2);
    assertThat(trivia.blanksStart(0)).isZero();
    assertThat(trivia.isFirstInLine(comment)).isTrue();
    assertThat(trivia.isFirstInLine(0)).isTrue();
    assertThat(trivia.isFirstInLine(token("\"é"))).isFalse();
  }
}
