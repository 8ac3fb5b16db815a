package dev.diptych.syntax.table;

import java.io.IOException;

/**
 * The automaton of runs of flat rows over bytes: the product of a lexer and the three places in a
 * row. So a run is what the lexer and the grammar say, and costs one step per byte, without tokens.
 *
 * <p>Long runs are read at four places at the same time, each after a line end, because a step
 * waits for the one before. If one of them does not continue where the one before it stopped, the
 * text is read again from there.
 */
public final class RunTable {
  /** Fewer rows are no run. */
  public static final int MIN_ROWS = 16;

  static final int DEAD = 0;

  private static final int WINDOW = 1 << 15;
  private static final int LANES = 4;
  private static final int MAX_LINE = 4096; // longer ones are read without lanes

  private final byte[] column; // byte: its column
  private final char[] next; // state + column: the next state; states are multiples of the width
  private final int width;
  private final int begin;
  private final int rowEnd;
  private final int afterLine;
  private final int border;
  private final boolean hasArguments;

  /**
   * Creates a table.
   *
   * @param column for each byte, its column
   * @param next for each state and column, the next state; a state is its number times the width
   * @param begin the state before a run
   * @param rowEnd the state after the parenthesis that ends a row
   * @param afterLine the state after a line end between rows
   * @param border the lowest byte of words; what may follow a word in a run is below it
   * @param hasArguments whether arguments may follow a row, so that the last row of a run may not
   *     be one
   */
  RunTable(
      byte[] column,
      char[] next,
      int width,
      int begin,
      int rowEnd,
      int afterLine,
      int border,
      boolean hasArguments) {
    this.column = column;
    this.next = next;
    this.width = width;
    this.begin = begin;
    this.rowEnd = rowEnd;
    this.afterLine = afterLine;
    this.border = border;
    this.hasArguments = hasArguments;
  }

  /** The size, for people. */
  public String size() {
    return next.length / width + " states, " + width + " columns, " + 2 * next.length + " bytes";
  }

  int border() {
    return border;
  }

  /** A search for a run. */
  final class Search {
    private final byte[] text;
    private int rows;
    private int end;
    private int before; // the end of the row before the last one
    private int looked;
    private int at;
    private int state;
    private int laneRows; // in what lanes have more than the shortest one

    Search(byte[] text) {
      this.text = text;
    }

    /** Number of rows of the run that was found. */
    int rows() {
      return rows;
    }

    /** Offset after the run that was found. */
    int end() {
      return end;
    }

    /** Offset of the last byte that was looked at. */
    int looked() {
      return looked;
    }

    /** Whether a run begins at an offset. */
    boolean find(int from) {
      at = from;
      state = begin;
      rows = 0;
      end = from;
      before = from;
      do {
        some();
        windows();
      } while (state != DEAD && at < text.length);
      looked = state == DEAD ? at - 1 : at;
      boolean closed = looked < text.length && text[looked] == '}';
      if (hasArguments && rows > 0 && !closed) {
        rows--;
        end = before;
      }
      return rows >= MIN_ROWS;
    }

    /** Some rows, one after the other. */
    private void some() {
      byte[] text = this.text;
      int limit = Math.min(text.length, at + WINDOW / LANES);
      int state = this.state;
      int at = this.at;
      while (at < limit && state != DEAD) {
        state = next[state + column[text[at] & 0xFF]];
        at++;
        if (state == rowEnd) {
          rows++;
          before = end;
          end = at;
        }
      }
      this.state = state;
      this.at = at;
    }

    /** As many windows as are full of rows. */
    private void windows() {
      while (state != DEAD && text.length - at > 2 * WINDOW) {
        int counted = window();
        if (counted < 0) {
          return;
        }
        rows += counted;
        state = afterLine;
      }
    }

    /** The number of rows in a window, or -1 if it is not full of them. */
    private int window() {
      int size = WINDOW / LANES;
      byte[] text = this.text;
      int p0 = at;
      int p1 = nextLine(text, p0 + size);
      int p2 = nextLine(text, p0 + 2 * size);
      int p3 = nextLine(text, p0 + 3 * size);
      int stop = nextLine(text, p0 + WINDOW);
      if (p1 < 0 || p2 <= p1 || p3 <= p2 || stop <= p3) {
        return -1;
      }
      char[] next = RunTable.this.next;
      byte[] column = RunTable.this.column;
      int rowEnd = RunTable.this.rowEnd;
      int s0 = state;
      int s1 = afterLine;
      int s2 = afterLine;
      int s3 = afterLine;
      int found = 0;
      int steps = Math.min(Math.min(p1 - p0, p2 - p1), Math.min(p3 - p2, stop - p3));
      for (int i = 0; i < steps; i++) {
        s0 = next[s0 + column[text[p0 + i] & 0xFF]];
        s1 = next[s1 + column[text[p1 + i] & 0xFF]];
        s2 = next[s2 + column[text[p2 + i] & 0xFF]];
        s3 = next[s3 + column[text[p3 + i] & 0xFF]];
        found += (s0 == rowEnd ? 1 : 0) + (s1 == rowEnd ? 1 : 0);
        found += (s2 == rowEnd ? 1 : 0) + (s3 == rowEnd ? 1 : 0);
      }
      s0 = lane(p0 + steps, p1, s0);
      s1 = lane(p1 + steps, p2, s1);
      s2 = lane(p2 + steps, p3, s2);
      s3 = lane(p3 + steps, stop, s3);
      found += laneRows;
      laneRows = 0;
      if (s0 != afterLine || s1 != afterLine || s2 != afterLine || s3 != afterLine) {
        return -1;
      }
      at = stop;
      return found;
    }

    /** What a lane has more than the shortest one. */
    private int lane(int from, int to, int first) {
      int state = first;
      for (int i = from; i < to; i++) {
        state = next[state + column[text[i] & 0xFF]];
        laneRows += state == rowEnd ? 1 : 0;
      }
      return state;
    }

    /** Where the line after an offset begins, or -1. */
    private static int nextLine(byte[] text, int from) {
      int limit = Math.min(text.length, from + MAX_LINE);
      for (int i = from; i < limit; i++) {
        if (text[i] == '\n') {
          return i + 1;
        }
      }
      return -1;
    }
  }

  static RunTable read(TableReader in) {
    return new RunTable(
        in.bytes(),
        in.chars(),
        in.number(),
        in.number(),
        in.number(),
        in.number(),
        in.number(),
        in.number() != 0);
  }

  void write(TableWriter out) throws IOException {
    out.bytes(column);
    out.chars(next);
    out.number(width);
    out.number(begin);
    out.number(rowEnd);
    out.number(afterLine);
    out.number(border);
    out.number(hasArguments ? 1 : 0);
  }
}
