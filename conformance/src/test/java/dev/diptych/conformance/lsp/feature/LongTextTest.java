package dev.diptych.conformance.lsp.feature;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.Repository;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import dev.diptych.lsp.feature.Features;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;

/**
 * Answers about a text of 5 MB, after each edit. The bound is a guard, twenty times what they take.
 */
final class LongTextTest {
  private static final int ROWS = 130_000;
  private static final long MAX_MILLIS = 2_000;
  private static final int EDITS = 12;

  @Test
  void answersDoNotDependOnTheLengthOfTheText() {
    StringBuilder text = new StringBuilder("Input Animation Ver 1.1\nCamera {\n  Rotation {\n");
    for (int i = 0; i < ROWS; i++) {
      text.append("    ").append(i / 60.0f).append(" (0 -0.087156 0 0.996195)\n");
    }
    text.append("  }\n  Position {\n    0 (0 1.6 0)\n  }\n}\nEof\n");
    String uri = Repository.path("long.twin").toUri().toString();
    Document document = Document.opened(uri, "", 1, text.toString());
    Map<String, Long> times = new LinkedHashMap<>();
    Position middle = new Position(ROWS / 2, 0);
    for (int i = 0; i < EDITS; i++) {
      TextDocumentContentChangeEvent edit = new TextDocumentContentChangeEvent("    \n");
      edit.setRange(new Range(middle, middle));
      document = document.edited(i, List.of(edit));
      ask(document, new Position(ROWS / 2, 4), times);
    }
    if (Boolean.getBoolean("diptych.times")) {
      System.out.println(times);
    }
    assertThat(times.values()).allMatch(millis -> millis < MAX_MILLIS);
  }

  /** Asks everything once; keeps the times of the last call. */
  private static void ask(Document document, Position at, Map<String, Long> times) {
    Snapshot checked = MarkedText.snapshot(document, TestWorkspace.SHIPPED);
    Snapshot snapshot =
        new Snapshot(
            checked.analysis(), () -> Findings.NONE, checked.analyzer(), checked.workspace());
    Features features = new Features();
    TextDocumentIdentifier id = new TextDocumentIdentifier(document.uri());
    Range screen = new Range(at, new Position(at.getLine() + 60, 0));
    CompletionParams completion = new CompletionParams(id, at);
    time(times, "completion", () -> features.completion().answer(completion, snapshot));
    HoverParams hover = new HoverParams(id, new Position(at.getLine() + 2, 20));
    time(times, "hover", () -> features.hovers().answer(hover, snapshot));
    InlayHintParams hints = new InlayHintParams(id, screen);
    time(times, "hints", () -> features.inlayHints().answer(hints, snapshot));
    time(times, "lenses", () -> features.codeLenses().answer(new CodeLensParams(id), snapshot));
    ReferenceParams references = new ReferenceParams(id, at, new ReferenceContext(true));
    time(times, "references", () -> features.names().references(references, snapshot));
    CodeActionParams actions =
        new CodeActionParams(id, screen, new CodeActionContext(List.of(), null));
    time(times, "actions", () -> features.codeActions().answer(actions, snapshot));
  }

  private static void time(Map<String, Long> times, String name, Runnable question) {
    long start = System.nanoTime();
    question.run();
    times.put(name, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start));
  }
}
