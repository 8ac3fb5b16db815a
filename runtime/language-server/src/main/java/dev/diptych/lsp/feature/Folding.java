package dev.diptych.lsp.feature;

import dev.diptych.lsp.analysis.Analysis;
import dev.diptych.lsp.analysis.Snapshot;
import dev.diptych.lsp.document.Document;
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
      addComments(analysis.document(), ranges);
      addBlocks(Outline.of(analysis), analysis, ranges);
    }
    return ranges;
  }

  private static void addBlocks(
      List<Outline.Node> nodes, Analysis analysis, List<FoldingRange> ranges) {
    for (Outline.Node node : nodes) {
      int first = analysis.position(node.span().start()).getLine();
      int last = analysis.position(node.span().end()).getLine();
      if (last > first + 1 && ranges.size() < MAX_RANGES) {
        ranges.add(new FoldingRange(first, last - 1));
      }
      addBlocks(node.children(), analysis, ranges);
    }
  }

  /** Adds sequences of at least two lines of comments. */
  private static void addComments(Document document, List<FoldingRange> ranges) {
    int first = -1;
    for (int line = 0; line <= document.lineCount(); line++) {
      if (line < document.lineCount() && isComment(document, line)) {
        first = first < 0 ? line : first;
        continue;
      }
      if (first >= 0 && line - 1 > first && ranges.size() < MAX_RANGES) {
        FoldingRange range = new FoldingRange(first, line - 1);
        range.setKind(FoldingRangeKind.Comment);
        ranges.add(range);
      }
      first = -1;
    }
  }

  private static boolean isComment(Document document, int line) {
    String text = document.text();
    int at = document.lineStart(line);
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    return at < text.length() && text.charAt(at) == '#';
  }
}
