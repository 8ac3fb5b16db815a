package dev.diptych.authoring.format;

import dev.diptych.text.sink.ByteBuilder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes lines. Consecutive rows, or lines with comments at their ends, are a section. The rows of
 * a section are lined up if something in them is lined up already, and so are its comments.
 */
final class LineWriter {
  /** Maximum number of lines that are lined up: a large table would become much larger. */
  static final int MAX_SECTION = 1_000;

  /** Columns of a line; comments after longer lines are not lined up with others. */
  static final int MAX_WIDTH = 100;

  private static final int COMMENT_GAP = 2;

  private final byte[] text;
  private final ByteBuilder out;
  private final byte[] indent;
  private final byte[] lineEnd;
  private final List<Line> section = new ArrayList<>();
  private int rowDepth = -1;
  private boolean large;
  private boolean afterComment;

  /**
   * A writer.
   *
   * @param text the text
   * @param out receives the lines
   * @param indent the indentation of one level
   * @param lineEnd the line end
   */
  LineWriter(byte[] text, ByteBuilder out, byte[] indent, byte[] lineEnd) {
    this.text = text;
    this.out = out;
    this.indent = indent;
    this.lineEnd = lineEnd;
  }

  /** Bytes between the last token of a line and the first of the next, at {@code depth}. */
  int lineBreak(int depth) {
    return lineEnd.length + depth * indent.length;
  }

  /** Columns of the indentation. */
  int indentation(int depth) {
    return depth * indent.length;
  }

  /** Adds a line, after an empty line if {@code blank}. */
  void add(Line line, boolean blank) {
    boolean own = line.count() == 0;
    boolean rows = rowDepth >= 0 && (own || (line.isRow() && line.depth() == rowDepth));
    boolean comments = afterComment && !own && line.hasComment();
    if (blank || !(rows || comments)) {
      flush();
    }
    if (blank) {
      end();
    }
    if (!own) {
      rowDepth = line.isRow() ? line.depth() : -1;
      afterComment = line.hasComment();
    }
    section.add(line);
    if (large || section.size() > MAX_SECTION) {
      large();
    }
  }

  /** Writes lines with the rows of a large section, which need no change. */
  void addRows(int start, int end, int depth, boolean blank) {
    if (blank || rowDepth != depth) {
      flush();
    }
    if (blank) {
      end();
    }
    large();
    rowDepth = depth;
    afterComment = false;
    verbatim(start, end);
  }

  /** Writes text as it is. */
  void verbatim(int start, int end) {
    out.put(text, start, end - start);
  }

  /** Writes the lines of a section that is too large to be lined up. */
  private void large() {
    large = true;
    for (Line line : section) {
      write(line, null, 0);
    }
    section.clear();
  }

  /** Ends the section. */
  void flush() {
    List<AlignedRow> aligned = new ArrayList<>();
    int at = 0;
    while (at < section.size()) {
      int end = rowsEnd(at);
      aligned.addAll(RowAligner.align(text, section.subList(at, end)));
      at = end;
    }
    int column = 0;
    for (int i = 0; i < section.size(); i++) {
      Line line = section.get(i);
      int width = width(line, aligned.get(i));
      if (line.count() > 0 && line.hasComment() && width <= MAX_WIDTH) {
        column = Math.max(column, width);
      }
    }
    for (int i = 0; i < section.size(); i++) {
      write(section.get(i), aligned.get(i), column);
    }
    section.clear();
    large = false;
    rowDepth = -1;
    afterComment = false;
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

  private int width(Line line, AlignedRow row) {
    return indentation(line.depth()) + row.width();
  }

  private void write(Line line, @Nullable AlignedRow row, int column) {
    for (int i = 0; i < line.depth(); i++) {
      out.put(indent, 0, indent.length);
    }
    for (int i = 0; i < line.count(); i++) {
      blanks(row == null ? line.gap(i) : row.gap(i));
      if (line.isVerbatim()) {
        verbatim(line.start(i), line.end(i));
      } else {
        Tokens.put(text, line.start(i), line.end(i), out, continuation(line.depth()));
      }
    }
    if (line.hasComment()) {
      int width = indentation(line.depth()) + (row == null ? line.width() : row.width());
      blanks(line.count() == 0 ? 0 : Math.max(0, column - width) + COMMENT_GAP);
      out.put(text, line.commentStart(), line.commentEnd() - line.commentStart());
    }
    end();
  }

  /** A line end and the indentation of the lines after the first of a token. */
  private byte[] continuation(int depth) {
    ByteBuilder bytes = new ByteBuilder(lineBreak(depth + 1));
    bytes.put(lineEnd, 0, lineEnd.length);
    for (int i = 0; i <= depth; i++) {
      bytes.put(indent, 0, indent.length);
    }
    return bytes.toBytes();
  }

  private void blanks(int count) {
    for (int i = 0; i < count; i++) {
      out.put((byte) ' ');
    }
  }

  private void end() {
    out.put(lineEnd, 0, lineEnd.length);
  }
}
