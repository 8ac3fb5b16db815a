package dev.diptych.text.syntax.tree;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Literal.Kind;

/**
 * Iterates over rows and cells without creating objects. It follows the rules of the lexer and does
 * not validate, because the text was parsed before. In an invalid text it returns what it can, and
 * always terminates.
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

  /** Creates a cursor before the first of {@code rows}. */
  public static RowCursor of(Rows rows) {
    return new RowCursor(rows.source(), rows.span(), rows.rawStrings());
  }

  /** Creates a cursor before a tuple, which is the only row and has no key. */
  public static RowCursor of(Literal.Tuple tuple) {
    return new RowCursor(tuple.source(), tuple.span(), tuple.rawStrings());
  }

  /** Moves to the next row; returns false after the last. */
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

  /** The form of the key. */
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

  /** Moves to the next cell of the row; returns false after the last. */
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

  /** The form of the cell. */
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

  /** Offset after the row; skips the remaining cells. */
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
