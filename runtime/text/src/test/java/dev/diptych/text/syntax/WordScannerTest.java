package dev.diptych.text.syntax;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.model.source.Source;
import dev.diptych.text.syntax.lex.ByteCharStream;
import dev.diptych.text.syntax.lex.RowScanner;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.Rows;
import dev.diptych.text.syntax.tree.WordScanner;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.antlr.v4.runtime.Token;

/** Words are classified by hand in the same way as by the lexer. */
class WordScannerTest {
  @Property(tries = 20_000)
  void wordsAreClassifiedAsTheLexerDoes(@ForAll("words") String word) {
    byte[] bytes = word.getBytes(US_ASCII);
    DiptychLexer lexer =
        new DiptychLexer(new ByteCharStream(new Source("word", bytes), 0, bytes.length));
    lexer.mode(DiptychLexer.BODY);
    Token token = lexer.nextToken();
    assertThat(token.getStopIndex()).isEqualTo(bytes.length - 1);
    assertThat(WordScanner.end(bytes, 0, bytes.length)).isEqualTo(bytes.length);
    Kind kind = token.getType() == DiptychLexer.END ? Kind.NAME : LexerKinds.of(token);
    assertThat(WordScanner.kind(bytes, 0, bytes.length)).isEqualTo(kind);
  }

  @Property(tries = 20_000)
  void theScanAcceptsOnlyValidWords(@ForAll("words") String word) {
    byte[] bytes = ("(" + word + ")").getBytes(US_ASCII);
    Rows rows = new RowScanner(new Source("word", bytes), false).scan(0);
    boolean good = WordScanner.kind(bytes, 1, bytes.length - 1) != Kind.BAD && !word.equals("Eof");
    assertThat(rows != null).isEqualTo(good);
  }

  @Provide
  Arbitrary<String> words() {
    Arbitrary<String> parts =
        Arbitraries.of(
            "0",
            "1",
            "9",
            "12345678",
            "0x",
            "x",
            ".",
            "-",
            "+",
            ":",
            "e",
            "E",
            "a",
            "F",
            "g",
            "_",
            "inf",
            "nan",
            "nan:0x",
            "Eof",
            "1.5",
            "0.12345678");
    return parts.list().ofMinSize(1).ofMaxSize(5).map(list -> String.join("", list));
  }
}
