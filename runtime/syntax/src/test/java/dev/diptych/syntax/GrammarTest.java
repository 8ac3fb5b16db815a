package dev.diptych.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.grammar.DiptychLexer;
import dev.diptych.grammar.DiptychParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.junit.jupiter.api.Test;

/**
 * The grammar alone, over characters, accepts the same texts: it can be used unchanged in other
 * languages.
 */
class GrammarTest {
  // The limit of nesting is not part of the grammar.
  private static final List<String> ONLY_OURS = List.of("too-deep", "too-deep-tuple");

  @Test
  void acceptsTextsWithoutErrors() throws IOException {
    for (Path text : SyntaxCases.files(".txt")) {
      String name = SyntaxCases.name(text);
      boolean good = Files.size(SyntaxCases.errors(text)) == 0 || ONLY_OURS.contains(name);
      assertThat(accepts(Files.readString(text))).as(name).isEqualTo(good);
    }
  }

  @Test
  void acceptsGeneratedTexts() {
    for (int seed = 0; seed < 300; seed++) {
      String text = new Texts(seed).valid();
      assertThat(accepts(text)).as(text).isTrue();
    }
  }

  private static boolean accepts(String text) {
    DiptychLexer lexer = new DiptychLexer(CharStreams.fromString(text));
    lexer.removeErrorListeners();
    DiptychParser parser = new DiptychParser(new CommonTokenStream(lexer));
    parser.removeErrorListeners();
    parser.document();
    return parser.getNumberOfSyntaxErrors() == 0;
  }
}
