package dev.diptych.authoring.format;

import dev.diptych.syntax.RunCursor;
import dev.diptych.syntax.Spelling;
import dev.diptych.syntax.SyntaxTree;
import dev.diptych.syntax.table.NodeKind;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds long runs of rows in the form of the printer, {@code 0.5 (1 2 3)}, which need no change: a
 * large table costs no tokens for its rows. All other runs are read again as single tokens.
 */
final class CompactRuns {
  private final SyntaxTree tree;
  private final Spelling text;
  private final Style style;
  private final Map<Integer, Integer> kept = new HashMap<>(); // run to number of rows

  private CompactRuns(SyntaxTree tree, Style style) {
    this.tree = tree;
    this.text = tree.spelling();
    this.style = style;
  }

  /** The text with single rows, except for those that need no change. */
  static SyntaxTree only(SyntaxTree tree, Style style) {
    CompactRuns runs = new CompactRuns(tree, style);
    runs.find(0, tree.nodes(), 0);
    return tree.expanded(run -> runs.kept.getOrDefault(run, 0));
  }

  private void find(int from, int end, int depth) {
    for (int node = from; node < end; node = tree.next(node)) {
      NodeKind kind = tree.nodeKind(node);
      if (kind == NodeKind.RUN) {
        int token = tree.firstToken(node);
        int rows = tree.rows(token);
        if (rows > Sections.MAX_LINES + 1 && isCompact(node, depth)) {
          // What follows may continue the last row.
          kept.put(token, rows - 1);
        }
      } else if (kind != NodeKind.ROW && kind != NodeKind.ATTRIBUTE) {
        find(node + 1, tree.next(node), depth + 1);
      }
    }
  }

  private boolean isCompact(int run, int depth) {
    RunCursor rows = tree.rowsOf(run);
    int end = -1;
    while (rows.nextRow()) {
      int start = rows.keyStart();
      if (!isIndented(start, end, depth)) {
        return false;
      }
      end = rowEnd(rows);
      if (end < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a row is in a line of its own with the indentation of its level.
   *
   * @param before the end of the row before it; of the first one, -1
   */
  private boolean isIndented(int start, int before, int depth) {
    byte[] indent = style.indent();
    byte[] lineEnd = style.lineEnd();
    int at = start;
    for (int level = 0; level < depth; level++) {
      at -= indent.length;
      if (!text.isAt(at, indent)) {
        return false;
      }
    }
    at -= lineEnd.length;
    return text.isAt(at, lineEnd) && (before < 0 || at == before);
  }

  /** The end of a row with single blanks, or -1. */
  private int rowEnd(RunCursor row) {
    int at = row.keyStart();
    if (row.hasKey()) {
      at = row.keyEnd();
      if (text.at(at++) != ' ') {
        return -1;
      }
    }
    boolean isCompact = text.at(at++) == '(';
    boolean isFirst = true;
    while (row.nextCell()) {
      isCompact &= isFirst ? row.start() == at : row.start() == at + 1 && text.at(at) == ' ';
      isCompact &= text.at(row.start()) != 'x' || text.at(row.start() + 1) != '"';
      isFirst = false;
      at = row.end();
    }
    return isCompact && text.at(at) == ')' ? at + 1 : -1;
  }
}
