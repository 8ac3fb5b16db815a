package dev.diptych.text.syntax.lex;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import dev.diptych.text.syntax.tree.Attribute;
import dev.diptych.text.syntax.tree.Literal;
import dev.diptych.text.syntax.tree.Literal.Kind;
import dev.diptych.text.syntax.tree.NameCache;
import dev.diptych.text.syntax.tree.WordScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds runs of attributes by a scan over bytes. It accepts a subset of the grammar: a name, {@code
 * =}, and one literal or flat tuple, with white space between them. A run ends before anything
 * else, valid or not; the lexer continues from there.
 */
final class AttributeScanner {
  private static final int NO = -1;

  private final Source source;
  private final byte[] text;
  private final int limit;
  private final boolean rawStrings;
  private final RowScanner rows;
  private final NameCache names;

  /**
   * @param source the text
   * @param rows finds tuples
   * @param names shares the strings of names
   */
  AttributeScanner(Source source, boolean rawStrings, RowScanner rows, NameCache names) {
    this.source = source;
    this.text = source.bytes();
    this.limit = text.length;
    this.rawStrings = rawStrings;
    this.rows = rows;
    this.names = names;
  }

  /** The attributes that start at {@code from}, after white space; empty if there are none. */
  List<Attribute> scan(int from) {
    List<Attribute> found = List.of();
    int at = rows.blanks(from);
    Attribute next = attribute(at);
    while (next != null) {
      found = found.isEmpty() ? new ArrayList<>() : found;
      found.add(next);
      at = rows.blanks(next.value().span().end());
      next = attribute(at);
    }
    return found;
  }

  private @Nullable Attribute attribute(int start) {
    int end = WordScanner.end(text, start, limit);
    if (end == start || kind(start, end) != Kind.NAME) {
      return null;
    }
    int assign = rows.blanks(end);
    if (assign == limit || text[assign] != '=') {
      return null;
    }
    Literal value = value(rows.blanks(assign + 1));
    return value == null ? null : new Attribute(names.name(start, end), start, end, value);
  }

  private @Nullable Literal value(int start) {
    if (start == limit) {
      return null;
    }
    if (text[start] == '"') {
      return literal(Kind.STRING, start, stringEnd(start + 1));
    }
    if (text[start] == '(') {
      Span tuple = rows.tuple(start);
      return tuple == null ? null : new Literal.Tuple(source, tuple, rawStrings);
    }
    int end = WordScanner.end(text, start, limit);
    if (end == start + 1 && end < limit && text[start] == 'x' && text[end] == '"') {
      return literal(Kind.BYTES, start, bytesEnd(end + 1));
    }
    Kind kind = end == start ? Kind.BAD : kind(start, end);
    return kind == Kind.BAD ? null : new Literal.Scalar(kind, start, end);
  }

  private static @Nullable Literal literal(Kind kind, int start, int end) {
    return end == NO ? null : new Literal.Scalar(kind, start, end);
  }

  /** The form of a word; {@code Eof} is not part of an attribute. */
  private Kind kind(int start, int end) {
    Kind kind = WordScanner.kind(text, start, end);
    return kind == Kind.NAME && WordScanner.is("Eof", text, start, end) ? Kind.BAD : kind;
  }

  private int stringEnd(int start) {
    for (int at = start; at < limit && text[at] != '\n' && text[at] != '\r'; at++) {
      if (text[at] == '"') {
        return at + 1;
      }
      if (text[at] == '\\' && !rawStrings) {
        return NO;
      }
    }
    return NO;
  }

  private int bytesEnd(int start) {
    for (int at = start; at < limit; at++) {
      if (text[at] == '"') {
        return at + 1;
      }
      if (!RowScanner.isBlank(text[at]) && !WordScanner.isHex(text[at])) {
        return NO;
      }
    }
    return NO;
  }
}
