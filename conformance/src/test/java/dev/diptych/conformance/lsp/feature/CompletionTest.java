package dev.diptych.conformance.lsp.feature;

import dev.diptych.conformance.Repository;
import dev.diptych.conformance.vectors.Golden;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.feature.Features;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is offered at marks in texts. */
final class CompletionTest {
  @TestFactory
  Stream<DynamicTest> offers() {
    return TestWorkspace.texts("conformance/lsp/completion").stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    MarkedText text = MarkedText.read(file);
    Snapshot snapshot = text.snapshot();
    StringBuilder answer = new StringBuilder();
    for (Position mark : text.marks()) {
      answer.append(MarkedText.place(mark)).append('\n');
      for (CompletionItem item : at(snapshot, mark)) {
        answer.append("  ").append(describe(item)).append('\n');
      }
    }
    Path expected = file.resolveSibling(file.getFileName() + ".expected");
    Golden.hold(Repository.root().resolve(expected), answer.toString());
  }

  static List<CompletionItem> at(Snapshot snapshot, Position position) {
    String uri = snapshot.analysis().document().uri();
    return new Features()
        .completion()
        .answer(new CompletionParams(new TextDocumentIdentifier(uri), position), snapshot);
  }

  private static String describe(CompletionItem item) {
    String text =
        item.getTextEdit().getLeft().getNewText().replace("\n", "\\n").replace("\t", "\\t");
    String detail = item.getDetail() == null ? "" : " (" + item.getDetail() + ")";
    String doc =
        item.getDocumentation() == null
            ? ""
            : " — " + item.getDocumentation().getRight().getValue().replace("\n", " ");
    String inserted = text.equals(item.getLabel()) ? "" : " «" + text + "»";
    return item.getKind() + " " + item.getLabel() + detail + inserted + doc;
  }
}
