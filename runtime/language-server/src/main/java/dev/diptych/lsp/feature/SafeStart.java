package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.model.source.Span;
import java.util.List;

/** Finds where tokens can be read from: only a byte literal has several lines. */
final class SafeStart {
  private SafeStart() {}

  /** The start of the line of {@code offset}, or of the attribute that it is inside of. */
  static int of(Analysis analysis, int offset) {
    byte[] bytes = analysis.source().bytes();
    int line = offset;
    while (line > 0 && bytes[line - 1] != '\n' && bytes[line - 1] != '\r') {
      line--;
    }
    return inside(Outline.of(analysis), line);
  }

  private static int inside(List<Outline.Node> nodes, int offset) {
    for (Outline.Node node : nodes) {
      Span span = node.span();
      if (span.start() <= offset && offset < span.end()) {
        return node.kind() == Outline.Kind.ATTRIBUTE
            ? span.start()
            : inside(node.children(), offset);
      }
    }
    return offset;
  }
}
