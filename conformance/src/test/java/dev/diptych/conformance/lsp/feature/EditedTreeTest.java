package dev.diptych.conformance.lsp.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.document.Change;
import dev.diptych.lsp.document.Document;
import dev.diptych.syntax.SyntaxTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.junit.jupiter.api.Test;

/** After edits, of which several may be one change, a text has the tree of one that is opened. */
final class EditedTreeTest {
  private static final int EDITS = 1_200;
  private static final int EDITS_PER_TEXT = 6;
  private static final int MAX_LENGTH = 8_000;

  private static final List<String> SNIPPETS =
      List.of(
          "",
          "1",
          " ",
          "\n",
          "{",
          "}",
          "(",
          ")",
          "\"",
          "#",
          "=",
          "$a",
          "\u65e5",
          "move { }",
          "let a = 1\n",
          "Camera { Position { 0 (1 2 3) } }\n",
          "0.5 (1 2 3)\n",
          "Eof");

  private final Random random = new Random(11);
  private final Analyzer analyzer = new Analyzer(TestWorkspace.SHIPPED, file -> null);

  @Test
  void isThatOfAFreshText() throws IOException {
    List<Path> texts = TestWorkspace.texts("runtime/animation/docs/examples");
    texts.removeIf(file -> !file.toString().matches(".*\\.(twin|mkm)"));
    texts.removeIf(file -> file.toFile().length() > MAX_LENGTH);
    Document document = open(texts.get(0));
    Analysis last = analyzer.analyze(document);
    Change change = Change.NONE;
    int valid = 0;
    for (int i = 0; i < EDITS; i++) {
      if (i % EDITS_PER_TEXT == 0) {
        document = open(texts.get(i / EDITS_PER_TEXT % texts.size()));
        last = analyzer.analyze(document);
        change = Change.NONE;
      }
      document = document.edited(i, List.of(edit(document)));
      change = change.then(document.change());
      if (random.nextBoolean()) {
        Analysis edited = analyzer.analyze(document, last, change);
        Analysis fresh = analyzer.analyze(document);
        assertThat(describe(edited)).isEqualTo(describe(fresh));
        valid += edited.tree().isValid() ? 1 : 0;
        last = edited;
        change = Change.NONE;
      }
    }
    assertThat(valid).isGreaterThan(50);
  }

  private static Document open(Path file) throws IOException {
    return Document.opened(file.toUri().toString(), "", 1, Files.readString(file));
  }

  private TextDocumentContentChangeEvent edit(Document document) {
    int start = random.nextInt(document.length() + 1);
    int end = Math.min(document.length(), start + (random.nextBoolean() ? 0 : random.nextInt(3)));
    Range range = document.range(start, end);
    return new TextDocumentContentChangeEvent(range, SNIPPETS.get(random.nextInt(SNIPPETS.size())));
  }

  private static String describe(Analysis analysis) {
    SyntaxTree tree = analysis.tree();
    StringBuilder text = new StringBuilder();
    text.append(tree.dialect()).append(tree.isValid()).append(tree.header());
    for (int token = 0; token < tree.tokens(); token++) {
      text.append(' ').append(tree.kind(token)).append(tree.start(token));
    }
    for (int node = 0; node < tree.nodes(); node++) {
      text.append(' ').append(tree.nodeKind(node)).append(tree.nodeSpan(node));
    }
    return text.append(analysis.outline().get().bodyEnd()).toString();
  }
}
