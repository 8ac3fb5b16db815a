package dev.diptych.authoring.format;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.model.source.Source;
import dev.diptych.syntax.Dialect;
import dev.diptych.syntax.Syntax;
import dev.diptych.syntax.SyntaxOptions;
import dev.diptych.syntax.SyntaxTree;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No gaps, however wrong, change a token. */
class GapPrinterTest {
  private static final Style STYLE = new Style("  ".getBytes(US_ASCII), "\n".getBytes(US_ASCII));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a = 1 b = x c = \"d\" e = x\"00\n01\" # f\ng { h = (1 -2 i) } Eof",
        "# first\na { # second\n# third\n0 (1 # fourth\n2) } # fifth\nEof # last",
        "0 (1.#INF00 1.#INF00 0 -1.#IND00 -1) Eof",
        "a { 0 (calc(1 - $a.b) $c $d.e) at $a ease-in .. +1s 2s (50% inf) } Eof",
        "let a = calc\n(1) use $b include \"c\" calc\n(2) repeat 3 every 2s { } Eof",
      })
  void tokensRemainTheSameWithoutGaps(String items) {
    byte[] text = ("T Ver 1\n" + items).getBytes(UTF_8);
    int valid = 0;
    for (Dialect dialect : Dialect.values()) {
      for (boolean raw : new boolean[] {false, true}) {
        SyntaxTree tree = read(text, dialect, raw);
        valid += tree.isValid() ? 1 : 0;
        for (int blanks = 0; tree.isValid() && blanks < 2; blanks++) {
          byte[] printed = GapPrinter.print(tree, gaps(tree, blanks), STYLE);
          assertThat(SameTokens.in(tree, read(printed, dialect, raw), false))
              .as(new String(printed, UTF_8))
              .isTrue();
        }
      }
    }
    assertThat(valid).isPositive();
  }

  private static Gaps gaps(SyntaxTree tree, int blanks) {
    Gaps gaps = new Gaps(tree.tokens());
    for (int token = 0; token < tree.tokens(); token++) {
      gaps.blanks(token, blanks);
    }
    return gaps;
  }

  private static SyntaxTree read(byte[] text, Dialect dialect, boolean raw) {
    return Syntax.read(new Source("text", text), SyntaxOptions.of(dialect, raw).withoutRuns());
  }
}
