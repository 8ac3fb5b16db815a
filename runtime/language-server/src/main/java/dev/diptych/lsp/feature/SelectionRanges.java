package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.context.Outline;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;

/** What an editor selects step by step: a token, its line, the blocks around it, everything. */
public final class SelectionRanges {
  SelectionRanges() {}

  /** The ranges for each position, from the innermost. */
  public List<SelectionRange> answer(SelectionRangeParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    return asked.getPositions().stream().map(at -> range(analysis, at)).toList();
  }

  private static SelectionRange range(Analysis analysis, Position position) {
    Document document = analysis.document();
    List<Span> spans = new ArrayList<>();
    spans.add(new Span(0, document.length()));
    int offset = document.offset(position);
    addParts(analysis.tree(), offset, spans);
    int line = document.line(offset);
    int start = document.lineStart(line);
    int end = document.lineEnd(line);
    while (start < end && document.bytes()[start] <= ' ' && document.bytes()[start] >= 0) {
      start++;
    }
    spans.add(new Span(start, end));
    Span token = analysis.isText() ? Outline.tokenAt(analysis.tree(), offset) : null;
    spans.add(token == null ? spans.get(0) : token);
    return nested(document, spans);
  }

  /** Adds the parts around an offset; one that ends there counts, too. */
  private static void addParts(SyntaxTree tree, int offset, List<Span> spans) {
    List<Span> after = parts(tree, offset);
    List<Span> before = parts(tree, Math.max(0, offset - 1));
    before.removeIf(span -> span.end() < offset);
    spans.addAll(before.size() > after.size() ? before : after);
  }

  private static List<Span> parts(SyntaxTree tree, int offset) {
    List<Span> parts = new ArrayList<>();
    tree.enclosing(
        offset,
        node -> {
          if (Parts.isPart(tree.nodeKind(node))) {
            parts.add(tree.nodeSpan(node));
          }
        });
    return parts;
  }

  /** The ranges that are inside of the one before, as a chain. */
  private static SelectionRange nested(Document document, List<Span> spans) {
    Span last = spans.get(0);
    SelectionRange outer = new SelectionRange(document.range(last), null);
    for (Span span : spans) {
      if (!span.equals(last) && last.start() <= span.start() && span.end() <= last.end()) {
        outer = new SelectionRange(document.range(span), outer);
        last = span;
      }
    }
    return outer;
  }
}
