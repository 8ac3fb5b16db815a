package dev.diptych.conformance.lsp.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.TokenType;
import dev.diptych.syntax.TokenTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The colors of words in scenes: each word has a type. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SceneTokensTest {
  private final Map<String, Set<TokenType>> types = new TreeMap<>();

  @BeforeAll
  void collect() throws IOException {
    try (Stream<Path> files = Files.list(Repository.path("conformance/scenes"))) {
      for (Path file : files.filter(each -> each.toString().endsWith(".twin")).toList()) {
        String uri = file.toUri().toString();
        Document document = Document.opened(uri, "", 1, Files.readString(file));
        SyntaxTree tree = MarkedText.snapshot(document, TestWorkspace.SHIPPED).analysis().tree();
        Span all = new Span(0, document.length());
        TokenTypes.each(
            tree,
            all,
            true,
            (span, type) ->
                types
                    .computeIfAbsent(
                        tree.source().text(span), word -> EnumSet.noneOf(TokenType.class))
                    .add(type));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "prop, BLOCK",
    "take, BLOCK",
    "expect, BLOCK",
    "held, BLOCK",
    "play, BLOCK",
    "meet, BLOCK",
    "facing, FUNCTION",
    "turned, FUNCTION",
    "like, ATTRIBUTE",
    "file, ATTRIBUTE",
    "from, MEMBER",
    "rest, MEMBER",
    "natural, MEMBER",
    "fixed, MEMBER",
    "palm, MEMBER",
    "fingers, MEMBER",
    "onto, MEMBER",
    "towards, MEMBER",
    "along, FUNCTION",
    "in, MEMBER",
    "Button.Front, MEMBER",
    "Right.IndexTip, MEMBER",
    "reaches, MEMBER",
    "inside, MEMBER",
    "pinching, MEMBER",
    "not, MEMBER",
    "of, MEMBER",
    "within, FUNCTION",
    "apart, FUNCTION",
    "faces, FUNCTION",
    "below, FUNCTION",
    "part, FUNCTION",
    "blend, FUNCTION",
    "speed, FUNCTION",
    "end, MEMBER"
  })
  void aWordOfScenesHasAType(String word, TokenType type) {
    assertThat(types).containsKey(word);
    assertThat(types.get(word)).as(word).contains(type);
  }

  /** Nothing but marks has no type. */
  @Test
  void allWordsHaveTypes() throws IOException {
    for (String scene : new String[] {"01-press", "06-teleport", "10-take"}) {
      Path file = Repository.path("conformance/scenes/" + scene + ".twin");
      String text = Files.readString(file);
      String body = text.substring(text.indexOf('\n')).replaceAll("\"[^\"]*\"|#.*", " ");
      for (String word : body.split("[\\s(){}=]+", -1)) {
        if (!word.isEmpty()) {
          assertThat(types).as(scene + ": " + word).containsKey(word);
        }
      }
    }
  }
}
