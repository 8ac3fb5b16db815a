package dev.diptych.spectools.relation;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

/**
 * A key that is added to a field of a spec.
 *
 * @param before the text of the spec
 * @param after the text with the key
 * @param line the line of the change in {@code before}, from 1
 * @param added the line that is added after this line, or this line with the key in it
 * @param inLine whether the line is changed, because the field is on one line in braces
 */
record SpecEdit(String before, String after, int line, String added, boolean inLine) {
  /**
   * Adds a key to the field whose id is at {@code id}; null if it is spelled in a way in which the
   * place of a key is not obvious.
   */
  static @Nullable SpecEdit add(Location id, String key, String value) {
    if (!(id instanceof Location.InText at)) {
      return null;
    }
    Source source = at.source();
    Span span = at.span();
    Position position = source.position(span.start());
    String text = source.text(new Span(0, source.length()));
    int offset = source.text(new Span(0, span.start())).length();
    int name = text.lastIndexOf("id", offset);
    int start = text.lastIndexOf('\n', offset) + 1;
    if (name < start) {
      return null;
    }
    String before = text.substring(start, name).strip();
    return before.endsWith("{") || before.endsWith(",")
        ? inBraces(text, offset, position.line(), key + ": " + value)
        : below(text, start, name - start, key + ": " + value);
  }

  private static @Nullable SpecEdit inBraces(String text, int offset, int line, String pair) {
    int end = end(text, offset);
    if (end < 0) {
      return null;
    }
    String kept = text.substring(0, end).stripTrailing();
    String after = kept + ", " + pair + text.substring(end);
    int lines = (int) kept.substring(offset).chars().filter(c -> c == '\n').count();
    int from = kept.lastIndexOf('\n') + 1;
    int to = after.indexOf('\n', kept.length());
    String changed = after.substring(from, to < 0 ? after.length() : to);
    return new SpecEdit(text, after, line + lines, changed.stripTrailing(), true);
  }

  /** The brace that closes the map around {@code offset}; -1 if there is none. */
  private static int end(String text, int offset) {
    int depth = 0;
    char quote = 0;
    for (int i = offset; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '{' || c == '[') {
        depth++;
      } else if ((c == '}' || c == ']') && depth-- == 0) {
        return i;
      }
    }
    return -1;
  }

  /** Adds a line after the last one of the field, whose keys are in {@code column}. */
  private static SpecEdit below(String text, int start, int column, String pair) {
    int last = lineEnd(text, start);
    for (int at = last; at < text.length(); ) {
      int end = lineEnd(text, at);
      String next = text.substring(at, end);
      boolean empty = next.isBlank();
      if (!empty && indentation(next) < column) {
        break;
      }
      last = empty ? last : end;
      at = end;
    }
    String kept = text.substring(0, last);
    String end = kept.endsWith("\r\n") ? "\r\n" : "\n";
    String added = " ".repeat(column) + pair;
    String whole = kept.endsWith("\n") ? kept : kept + end;
    int line = (int) whole.chars().filter(c -> c == '\n').count();
    return new SpecEdit(text, whole + added + end + text.substring(last), line, added, false);
  }

  private static int lineEnd(String text, int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end + 1;
  }

  private static int indentation(String line) {
    int indentation = 0;
    while (indentation < line.length() && line.charAt(indentation) == ' ') {
      indentation++;
    }
    return indentation;
  }

  /** The text with the key, as bytes. */
  byte[] bytes() {
    return after.getBytes(UTF_8);
  }
}
