package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.model.source.Span;
import dev.diptych.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.FoldingRangeRequestParams;

/** The blocks and comments that an editor can fold. */
public final class Folding {
  private static final int MAX_RANGES = 20_000;

  Folding() {}

  /** The ranges; the line with the closing brace stays visible. */
  public List<FoldingRange> answer(FoldingRangeRequestParams asked, Snapshot snapshot) {
    Analysis analysis = snapshot.analysis();
    List<FoldingRange> ranges = new ArrayList<>();
    if (analysis.isText()) {
      addComments(analysis, ranges);
      addBlocks(analysis, ranges);
    }
    return ranges;
  }

  private static void addBlocks(Analysis analysis, List<FoldingRange> ranges) {
    SyntaxTree tree = analysis.tree();
    for (int node = 0; node < tree.nodes() && ranges.size() < MAX_RANGES; node++) {
      if (Parts.isPart(tree.nodeKind(node))) {
        Span span = tree.nodeSpan(node);
        int first = analysis.document().line(span.start());
        boolean isClosed = !tree.isMissing(tree.endToken(node) - 1);
        int last = analysis.document().line(span.end()) - (isClosed ? 1 : 0);
        if (last > first) {
          ranges.add(new FoldingRange(first, last));
        }
      }
    }
  }

  /** Adds sequences of at least two lines of comments. */
  private static void addComments(Analysis analysis, List<FoldingRange> ranges) {
    SyntaxTree tree = analysis.tree();
    int[] lines = {-2, -2}; // the first and the last of a sequence
    tree.trivia()
        .comments(
            0,
            tree.tokens(),
            comment -> {
              int line = analysis.document().line(comment.span().start());
              if (comment.isFirstInLine() && line != lines[1] + 1) {
                addComments(lines, ranges);
                lines[0] = line;
              }
              lines[1] = comment.isFirstInLine() ? line : lines[1];
            });
    addComments(lines, ranges);
  }

  private static void addComments(int[] lines, List<FoldingRange> ranges) {
    if (lines[1] > lines[0] && ranges.size() < MAX_RANGES) {
      FoldingRange range = new FoldingRange(lines[0], lines[1]);
      range.setKind(FoldingRangeKind.Comment);
      ranges.add(range);
    }
  }
}
