package dev.diptych.authoring.format;

import dev.diptych.syntax.SyntaxTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Places lines. Consecutive rows, or lines with comments at their ends, are a section. The rows of
 * a section are lined up if something in them is lined up already, and so are its comments.
 */
final class Sections {
  /** Maximum number of lines that are lined up: a large table would become much larger. */
  static final int MAX_LINES = 1_000;

  /** Columns of a line; comments after longer lines are not lined up with others. */
  static final int MAX_WIDTH = 100;

  private static final int COMMENT_GAP = 2;

  private final SyntaxTree tree;
  private final Gaps gaps;
  private final Style style;
  private final List<Line> section = new ArrayList<>();
  private boolean isFirst = true;
  private int rowDepth = -1;
  private boolean large;
  private boolean afterComment;

  Sections(SyntaxTree tree, Gaps gaps, Style style) {
    this.tree = tree;
    this.gaps = gaps;
    this.style = style;
  }

  /** Adds a line, after an empty line if {@code blank}. */
  void add(Line line, boolean blank) {
    boolean own = line.count() == 0;
    boolean rows = rowDepth >= 0 && (own || (line.isRow() && line.depth() == rowDepth));
    boolean comments = afterComment && !own && line.hasComment();
    if (blank || !(rows || comments)) {
      flush();
    }
    begin(line, blank);
    if (!own) {
      rowDepth = line.isRow() ? line.depth() : -1;
      afterComment = line.hasComment();
    }
    section.add(line);
    if (large || section.size() > MAX_LINES) {
      large();
    }
  }

  /** Adds the rows of a large section, which are one token. */
  void addRun(Line run, boolean blank) {
    if (blank || rowDepth != run.depth()) {
      flush();
    }
    begin(run, blank);
    large();
    rowDepth = run.depth();
    afterComment = false;
  }

  private void begin(Line line, boolean blank) {
    int lines = (isFirst ? 0 : 1) + (blank ? 1 : 0);
    gaps.line(line.first(), lines, line.depth());
    isFirst = false;
  }

  /** The section is too large to be lined up. */
  private void large() {
    large = true;
    for (Line line : section) {
      comment(line, 0);
    }
    section.clear();
  }

  /** Ends the section. */
  void flush() {
    int end = 0;
    for (int at = 0; at < section.size(); at = end) {
      end = rowsEnd(at);
      if (section.get(at).isRow()) {
        RowAligner.align(tree, gaps, section.subList(at, end));
      }
    }
    int column = 0;
    for (Line line : section) {
      int width = width(line);
      if (line.count() > 0 && line.hasComment() && width <= MAX_WIDTH) {
        column = Math.max(column, width);
      }
    }
    for (Line line : section) {
      comment(line, column);
    }
    section.clear();
    large = false;
    rowDepth = -1;
    afterComment = false;
  }

  /** Ends the section and the text, which ends with a line end. */
  void end(int eof) {
    flush();
    gaps.line(eof, isFirst ? 0 : 1, 0);
  }

  /** The end of the lines from {@code from} on that are rows of one table, or one other line. */
  private int rowsEnd(int from) {
    int end = from + 1;
    Line first = section.get(from);
    while (first.isRow() && end < section.size() && isRowOf(first, section.get(end))) {
      end++;
    }
    return end;
  }

  private static boolean isRowOf(Line first, Line line) {
    return line.count() == 0 || (line.isRow() && line.depth() == first.depth());
  }

  private int width(Line line) {
    return style.indentation(line.depth()) + line.width();
  }

  private void comment(Line line, int column) {
    if (line.hasComment() && line.count() > 0) {
      gaps.blanks(line.comment(), Math.max(0, column - width(line)) + COMMENT_GAP);
    }
  }
}
