package dev.diptych.conformance.lsp.feature;

import dev.diptych.conformance.vectors.Golden;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.feature.Features;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What is explained at marks in texts, and next to their rows and blocks. */
final class HoverTest {
  private static final Features FEATURES = new Features();

  @TestFactory
  Stream<DynamicTest> explanations() {
    return TestWorkspace.texts("conformance/lsp/hover").stream()
        .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    MarkedText text = MarkedText.read(file);
    Snapshot snapshot = text.snapshot();
    TextDocumentIdentifier id = new TextDocumentIdentifier(text.document().uri());
    StringBuilder answer = new StringBuilder();
    for (Position mark : text.marks()) {
      Hover hover = FEATURES.hovers().answer(new HoverParams(id, mark), snapshot);
      String shown = hover == null ? "" : hover.getContents().getRight().getValue();
      answer.append(MarkedText.place(mark)).append('\n');
      shown.lines().forEach(line -> answer.append("  ").append(line).append('\n'));
    }
    answer.append("hints\n");
    Range all = text.document().range(0, text.document().length());
    for (InlayHint hint : FEATURES.inlayHints().answer(new InlayHintParams(id, all), snapshot)) {
      String place = MarkedText.place(hint.getPosition());
      answer.append("  ").append(place).append(' ').append(hint.getLabel().getLeft()).append('\n');
    }
    answer.append("lenses\n");
    for (CodeLens lens : FEATURES.codeLenses().answer(new CodeLensParams(id), snapshot)) {
      String place = MarkedText.place(lens.getRange().getStart());
      answer.append("  ").append(place).append(' ').append(lens.getCommand().getTitle());
      answer.append('\n');
    }
    Golden.hold(file.resolveSibling(file.getFileName() + ".expected"), answer.toString());
  }
}
