package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.analysis.Token;
import dev.diptych.lsp.document.Document;
import dev.diptych.model.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SelectionRange;
import org.eclipse.lsp4j.SelectionRangeParams;

/** What an editor selects step by step: a token, its line, the blocks around it, everything. */
public final class SelectionRanges {
  SelectionRanges() {}

  /** The ranges for each position, from the innermost. */
  public List<SelectionRange> answer(SelectionRangeParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    List<Outline.Node> nodes = analysis.isText() ? Outline.of(analysis) : List.of();
    return asked.getPositions().stream().map(at -> range(analysis, nodes, at)).toList();
  }

  private static SelectionRange range(
      Analysis analysis, List<Outline.Node> nodes, Position position) {
    Document document = analysis.document();
    List<Range> ranges = new ArrayList<>();
    ranges.add(document.range(0, document.text().length()));
    int offset = analysis.offset(position);
    addBlocks(analysis, nodes, offset, ranges);
    int line = document.position(document.offset(position)).getLine();
    Span content = new Span(lineStart(analysis, line), lineEnd(analysis, line));
    ranges.add(analysis.range(content));
    for (Token token : analysis.tokens(content)) {
      if (token.span().start() <= offset && offset <= token.span().end()) {
        ranges.add(analysis.range(token.span()));
      }
    }
    return nested(ranges);
  }

  private static int lineStart(Analysis analysis, int line) {
    String text = analysis.document().text();
    int at = analysis.document().lineStart(line);
    int end = analysis.document().lineEnd(line);
    while (at < end && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return analysis.encoding().toBytes(at);
  }

  private static int lineEnd(Analysis analysis, int line) {
    return analysis.encoding().toBytes(analysis.document().lineEnd(line));
  }

  private static void addBlocks(
      Analysis analysis, List<Outline.Node> nodes, int offset, List<Range> ranges) {
    for (Outline.Node node : nodes) {
      if (node.span().start() <= offset && offset <= node.span().end()) {
        ranges.add(analysis.range(node.span()));
        addBlocks(analysis, node.children(), offset, ranges);
        return;
      }
    }
  }

  /** The ranges that are inside of the one before, as a chain. */
  private static SelectionRange nested(List<Range> ranges) {
    SelectionRange outer = new SelectionRange(ranges.get(0), null);
    for (Range range : ranges) {
      if (!range.equals(outer.getRange()) && contains(outer.getRange(), range)) {
        outer = new SelectionRange(range, outer);
      }
    }
    return outer;
  }

  private static boolean contains(Range outer, Range inner) {
    return compare(outer.getStart(), inner.getStart()) <= 0
        && compare(inner.getEnd(), outer.getEnd()) <= 0;
  }

  private static int compare(Position a, Position b) {
    return a.getLine() != b.getLine()
        ? Integer.compare(a.getLine(), b.getLine())
        : Integer.compare(a.getCharacter(), b.getCharacter());
  }
}
