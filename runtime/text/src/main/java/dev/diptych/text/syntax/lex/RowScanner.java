package dev.diptych.text.syntax.lex;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.LiteralScanner;
import dev.diptych.text.syntax.tree.Rows;
import dev.diptych.text.syntax.tree.RowsBuilder;
import dev.diptych.text.syntax.tree.Swar;
import dev.diptych.text.syntax.tree.WordScanner;
import org.jspecify.annotations.Nullable;

/**
 * Finds runs of flat rows, and flat tuples, by a scan over bytes. It accepts a subset of the
 * grammar: an optional key that is a number or a name; cells that are numbers or names; white space
 * between them. A run ends before anything else, valid or not; the lexer continues from there.
 */
public final class RowScanner {
  private static final int NO = -1;

  private final byte[] text;
  private final int limit;
  private final RowsBuilder rows;

  public RowScanner(Source source, boolean rawStrings) {
    text = source.bytes();
    limit = text.length;
    rows = new RowsBuilder(source, rawStrings);
  }

  /** The rows that start at {@code from}, after white space; null if there are none. */
  public @Nullable Rows scan(int from) {
    int at = blanks(from);
    int end = row(at);
    while (end != NO) {
      rows.add(at, end);
      at = blanks(end);
      end = row(at);
    }
    return rows.isEmpty() ? null : rows.build();
  }

  /** The flat tuple that starts at {@code from}, after white space; null if there is none. */
  @Nullable Span tuple(int from) {
    int start = blanks(from);
    int end = start < limit && text[start] == '(' ? cells(start + 1) : NO;
    return end == NO ? null : new Span(start, end);
  }

  /** End of the row that starts at {@code start}. */
  private int row(int start) {
    int at = start;
    if (at < limit && text[at] != '(') {
      at = word(at);
      if (at == NO) {
        return NO;
      }
      at = blanks(at);
    }
    return at < limit && text[at] == '(' ? cells(at + 1) : NO;
  }

  private int cells(int start) {
    int at = blanks(start);
    while (at < limit && text[at] != ')') {
      at = word(at);
      if (at == NO) {
        return NO;
      }
      at = blanks(at);
    }
    return at < limit ? at + 1 : NO;
  }

  /** The first byte from {@code start} on that is not white space. */
  int blanks(int start) {
    int at = start;
    while (at < limit && isBlank(text[at])) {
      at++;
    }
    return at;
  }

  static boolean isBlank(byte b) {
    return b == ' ' || b == '\n' || b == '\t' || b == '\r';
  }

  /** End of the word that starts at {@code start}, if it is a number or a name. */
  private int word(int start) {
    // Plus one for a sign, without an unpredictable branch.
    int at = start + ((((text[start] ^ '-') & 0xFF) - 1) >>> 31);
    int end = digits(at);
    if (end == at) {
      return anyWord(start);
    }
    if (end < limit && text[end] == '.') {
      int point = end + 1;
      end = digits(point);
      if (end == point) {
        return NO;
      }
    }
    // Still inside a word: an exponent, a hexadecimal number, or an error.
    return end < limit && text[end] >= LiteralScanner.MIN_WORD_CHARACTER ? anyWord(start) : end;
  }

  private int digits(int start) {
    int at = start;
    while (at + Swar.WIDTH <= limit) {
      int count = Swar.digits(text, at);
      at += count;
      if (count < Swar.WIDTH) {
        return at;
      }
    }
    while (at < limit && text[at] >= '0' && text[at] <= '9') {
      at++;
    }
    return at;
  }

  private int anyWord(int start) {
    int end = WordScanner.end(text, start, limit);
    Kind kind = WordScanner.kind(text, start, end);
    // The next byte ends the scan, unless it belongs to the word: x"0a".
    return kind == Kind.BAD || WordScanner.is("Eof", text, start, end) ? NO : end;
  }
}
