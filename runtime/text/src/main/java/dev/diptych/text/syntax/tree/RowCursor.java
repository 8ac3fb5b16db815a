package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Literal.Kind;

/**
 * Goes through rows and their cells, without an object for either. It reads the text again by the
 * rules of the lexer, and does not check it: it was accepted. In a text that was not, it gives what
 * it can and always comes to the end.
 *
 * <pre>{@code
 * RowCursor cursor = RowCursor.of(rows);
 * while (cursor.nextRow()) {
 *   if (cursor.hasKey()) { … cursor.keyStart() … }
 *   while (cursor.nextCell()) { … cursor.start() … }
 * }
 * }</pre>
 */
public final class RowCursor {
  private final Source source;
  private final byte[] text;
  private final int limit;
  private final boolean rawStrings;
  private final LiteralScanner scanner;

  private int at;
  private boolean inRow;
  private int rowStart;
  private int keyStart;
  private int keyEnd;
  private int start;
  private int end;

  private RowCursor(Source source, Span span, boolean rawStrings) {
    this.source = source;
    this.text = source.bytes();
    this.at = span.start();
    this.limit = span.end();
    this.rawStrings = rawStrings;
    this.scanner = new LiteralScanner(text, limit, rawStrings);
  }

  /** A cursor before the first of {@code rows}. */
  public static RowCursor of(Rows rows) {
    return new RowCursor(rows.source(), rows.span(), rows.rawStrings());
  }

  /** A cursor before a tuple, as the only row and without a key. */
  public static RowCursor of(Literal.Tuple tuple) {
    return new RowCursor(tuple.source(), tuple.span(), tuple.rawStrings());
  }

  /** Goes to the next row, over any cells of this one that are left; false after the last. */
  public boolean nextRow() {
    while (inRow) {
      nextCell();
    }
    int first = scanner.gap(at);
    rowStart = first;
    keyStart = first;
    keyEnd = first;
    if (first < limit && text[first] != '(') {
      keyEnd = scanner.end(first);
      first = scanner.gap(keyEnd);
    }
    inRow = first < limit;
    at = inRow ? first + 1 : limit;
    return inRow;
  }

  /** Whether the row has a key. */
  public boolean hasKey() {
    return keyEnd > keyStart;
  }

  /** What the key looks like. */
  public Kind keyKind() {
    return kind(keyStart, keyEnd);
  }

  /** Offset of the key. */
  public int keyStart() {
    return keyStart;
  }

  /** Offset after the key. */
  public int keyEnd() {
    return keyEnd;
  }

  /** Goes to the next cell of the row; false after the last. */
  public boolean nextCell() {
    if (!inRow) {
      return false;
    }
    int first = at < limit && text[at] > LiteralScanner.MIN_WORD_CHARACTER ? at : scanner.gap(at);
    if (first >= limit || text[first] == ')') {
      inRow = false;
      at = Math.min(first + 1, limit);
      return false;
    }
    start = first;
    end = scanner.end(first);
    at = end;
    return true;
  }

  /** What the cell looks like. */
  public Kind kind() {
    return kind(start, end);
  }

  /** Offset of the cell. */
  public int start() {
    return start;
  }

  /** Offset after the cell. */
  public int end() {
    return end;
  }

  /** The cell as an object. */
  public Literal cell() {
    Span span = new Span(start, end);
    Kind kind = kind();
    return kind == Kind.TUPLE
        ? new Literal.Tuple(source, span, rawStrings)
        : new Literal.Scalar(kind, span);
  }

  /** Offset of the row. */
  public int rowStart() {
    return rowStart;
  }

  /** Offset after the row; looks ahead over cells that are left. */
  public int rowEnd() {
    int stop = at;
    while (inRow && (stop = scanner.gap(stop)) < limit) {
      if (text[stop] == ')') {
        return stop + 1;
      }
      stop = scanner.end(stop);
    }
    return Math.min(stop, limit);
  }

  private Kind kind(int from, int to) {
    return switch (text[from]) {
      case '(' -> Kind.TUPLE;
      case '"' -> text[to - 1] == '"' && to - from > 1 ? Kind.STRING : Kind.BAD;
      case 'x' -> text[to - 1] == '"' ? Kind.BYTES : WordScanner.kind(text, from, to);
      default -> WordScanner.kind(text, from, to);
    };
  }
}
