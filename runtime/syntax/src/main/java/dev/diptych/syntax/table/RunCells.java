package dev.diptych.syntax.table;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Goes through the rows and cells of a run without creating objects. The run is valid, so only the
 * ends of words are looked for: the first byte below all bytes of words.
 */
public final class RunCells {
  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101010101010101L;
  private static final long HIGH = 0x8080808080808080L;

  private final byte[] text;
  private final LexerTable lexer;
  private final int mode;
  private final boolean isRaw;
  private final int border;
  private final long borders;
  private final int limit;
  private int at;
  private int keyStart;
  private int keyEnd;
  private int open;
  private int start;
  private int end;

  RunCells(byte[] text, Lexing lexing, int from, int to) {
    this.text = text;
    this.lexer = lexing.table();
    this.mode = lexing.mode();
    this.isRaw = mode == lexer.raw;
    this.border = lexing.runs().border();
    this.borders = border * ONES;
    this.at = from;
    this.limit = to;
  }

  /** Moves to the next row, after all cells of the one before. */
  public boolean nextRow() {
    int first = gap(at);
    if (first >= limit) {
      return false;
    }
    keyStart = first;
    keyEnd = first;
    if (text[first] != '(') {
      keyEnd = tokenEnd(first);
      first = gap(keyEnd);
    }
    open = first;
    at = first + 1;
    return true;
  }

  /** Moves to the next cell of the row. */
  public boolean nextCell() {
    int first = gap(at);
    if (text[first] == ')') {
      at = first + 1;
      return false;
    }
    start = first;
    end = tokenEnd(first);
    at = end;
    return true;
  }

  /** Offset of the key; of a row without one, of the row. */
  public int keyStart() {
    return keyStart;
  }

  /** Offset after the key; of a row without one, of the row. */
  public int keyEnd() {
    return keyEnd;
  }

  /** Offset of the parenthesis that opens the row. */
  public int open() {
    return open;
  }

  /** Offset of the cell. */
  public int start() {
    return start;
  }

  /** Offset after the cell. */
  public int end() {
    return end;
  }

  /** Offset after the row; the cursor remains where it is. */
  public int rowEnd() {
    if (text[at - 1] == ')') {
      return at;
    }
    int stop = gap(at);
    while (text[stop] != ')') {
      stop = gap(tokenEnd(stop));
    }
    return stop + 1;
  }

  /** The kind of the key or cell at an offset. */
  public Kind kind(int offset) {
    return lexer.kind(text, offset, mode);
  }

  private int gap(int from) {
    int i = from;
    while (i < limit && text[i] <= ' ' && text[i] >= 0) {
      i++;
    }
    return i;
  }

  private int tokenEnd(int from) {
    int i = wordEnd(from);
    if (i < limit && text[i] == '#') {
      // A number as some C libraries print it, in a raw text; there are no comments in a run.
      return lexer.end(text, from, limit, mode);
    }
    boolean isQuoted = text[i] == '"' && (i == from || (i == from + 1 && text[from] == 'x'));
    return isQuoted ? afterQuote(i + 1, i == from && !isRaw) : i;
  }

  private int afterQuote(int from, boolean hasEscapes) {
    int i = from;
    while (text[i] != '"') {
      i += text[i] == '\\' && hasEscapes ? 2 : 1;
    }
    return i + 1;
  }

  private int wordEnd(int from) {
    int i = from;
    while (i + Long.BYTES <= limit) {
      long bytes = (long) WORDS.get(text, i);
      long below = (bytes - borders) & ~bytes & HIGH;
      if (below != 0) {
        return i + (Long.numberOfTrailingZeros(below) >>> 3);
      }
      i += Long.BYTES;
    }
    while (text[i] >= border) {
      i++;
    }
    return i;
  }
}
