package dev.diptych.conformance.lsp.feature;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.conformance.Repository;
import dev.diptych.lsp.analysis.Analyzer;
import dev.diptych.lsp.analysis.Findings;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;

/**
 * A text with marks, as a server sees it. A mark is {@code |}. A first line {@code # spec: PATH}
 * names the spec of its format.
 *
 * @param document the text without marks
 * @param marks the positions of the marks
 * @param workspace its formats
 */
record MarkedText(Document document, List<Position> marks, TestWorkspace workspace) {
  private static final String SPEC = "# spec: ";

  static MarkedText read(Path file) {
    try {
      return of(file, Files.readString(file, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static MarkedText of(Path file, String marked) {
    TestWorkspace workspace = TestWorkspace.SHIPPED;
    if (marked.startsWith(SPEC)) {
      String spec = marked.substring(SPEC.length(), marked.indexOf('\n'));
      workspace = TestWorkspace.of(Repository.path(spec));
    }
    StringBuilder text = new StringBuilder();
    List<Integer> offsets = new ArrayList<>();
    for (int i = 0; i < marked.length(); i++) {
      char c = marked.charAt(i);
      if (c == '|') {
        offsets.add(text.toString().getBytes(UTF_8).length);
      } else {
        text.append(c);
      }
    }
    Document document = Document.opened(file.toUri().toString(), "", 1, text.toString());
    return new MarkedText(document, offsets.stream().map(document::position).toList(), workspace);
  }

  /** What a request may use; its findings are those of a check. */
  Snapshot snapshot() {
    return snapshot(document, workspace);
  }

  static Snapshot snapshot(Document document, TestWorkspace workspace) {
    Analyzer analyzer = new Analyzer(workspace, file -> null);
    var analysis = analyzer.analyze(document);
    return new Snapshot(analysis, () -> analyzer.check(analysis, () -> {}), analyzer, workspace);
  }

  static Findings findings(Document document, TestWorkspace workspace) {
    return snapshot(document, workspace).findings().get();
  }

  /** A position as in messages. */
  static String place(Position position) {
    return (position.getLine() + 1) + ":" + (position.getCharacter() + 1);
  }
}
