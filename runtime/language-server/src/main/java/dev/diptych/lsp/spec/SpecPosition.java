package dev.diptych.lsp.spec;

import dev.diptych.model.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a position in a spec is. Found by indentation, so that the spec need not be valid.
 *
 * @param path the keys that lead to the map around it; {@code []} for an element of a list
 * @param key the key whose value it is; null if it is a key itself
 * @param word the word at the position
 */
public record SpecPosition(List<String> path, @Nullable String key, Span word) {
  private static final Pattern LINE =
      Pattern.compile("^( *(?:- +|-$)*)(?:([\\w-]+) *:(?: |$))?(.*)$");
  private static final String ELEMENT = "[]";

  /**
   * The position {@code offset}.
   *
   * @param text the bytes of the spec as characters
   */
  public static SpecPosition of(String text, int offset) {
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    int end = text.indexOf('\n', offset);
    String line = text.substring(start, end < 0 ? text.length() : end);
    int column = offset - start;
    Span word = word(text, offset);
    Matcher parts = LINE.matcher(line);
    if (!parts.matches()) {
      return new SpecPosition(List.of(), null, word);
    }
    Deque<String> path = parents(text, start, parts);
    int flow = flow(line, column);
    boolean value = parts.group(2) != null && column > parts.end(2);
    if (flow < 0) {
      return new SpecPosition(List.copyOf(path), value ? parts.group(2) : null, word);
    }
    if (value) {
      path.addLast(parts.group(2));
    }
    String piece = line.substring(flow + 1, column);
    piece = piece.substring(piece.lastIndexOf(',') + 1).strip();
    int colon = piece.indexOf(':');
    String key = colon < 0 ? null : piece.substring(0, colon).strip();
    return new SpecPosition(List.copyOf(path), key, word);
  }

  /** The last brace before {@code column} that is open there, or -1. */
  private static int flow(String line, int column) {
    int depth = 0;
    for (int i = Math.min(column, line.length()) - 1; i >= 0; i--) {
      char c = line.charAt(i);
      depth += c == '}' ? 1 : c == '{' ? -1 : 0;
      if (depth < 0) {
        return i;
      }
    }
    return -1;
  }

  private static Span word(String text, int offset) {
    int start = offset;
    while (start > 0 && isWord(text.charAt(start - 1))) {
      start--;
    }
    int end = offset;
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    return new Span(start, end);
  }

  private static boolean isWord(char c) {
    return c >= 0x80 || Character.isLetterOrDigit(c) || c == '_' || c == '-';
  }

  private static Deque<String> parents(String text, int lineStart, Matcher own) {
    Deque<String> path = new ArrayDeque<>();
    int column = own.end(1);
    int dash = own.group(1).indexOf('-');
    int end = lineStart;
    if (dash >= 0) {
      path.addFirst(ELEMENT);
    }
    while (end > 0 && column > 0) {
      int start = text.lastIndexOf('\n', end - 2) + 1;
      Matcher line = LINE.matcher(text.substring(start, end - 1).stripTrailing());
      end = start;
      if (!line.matches() || line.group(2) == null || line.group(3).startsWith("#")) {
        continue;
      }
      int at = line.start(2);
      int lineDash = line.group(1).indexOf('-');
      boolean parent = dash >= 0 ? at <= dash : at < column;
      if (parent) {
        path.addFirst(line.group(2));
        column = at;
        dash = lineDash;
      } else if (dash < 0 && at == column && lineDash >= 0) {
        dash = lineDash;
      } else {
        continue;
      }
      if (lineDash >= 0) {
        path.addFirst(ELEMENT);
      }
    }
    return path;
  }

  /** The kind of map at {@link #path}; null if it is not known. */
  public @Nullable String map() {
    String kind = "spec";
    for (String step : path) {
      kind = kind == null ? null : step(kind, step);
    }
    return kind;
  }

  /** The names of the types around it, from the top of the file. */
  public List<String> types() {
    List<String> types = new ArrayList<>();
    String kind = "spec";
    for (String step : path) {
      if ("{spec}".equals(kind)) {
        types.add(step);
      }
      kind = kind == null ? null : step(kind, step);
    }
    return types;
  }

  /** The name of the instance around it; null if there is none. */
  public @Nullable String instance() {
    String kind = "spec";
    String found = null;
    for (String step : path) {
      if ("{field}".equals(kind)) {
        found = step;
      }
      kind = kind == null ? null : step(kind, step);
      found = "spec".equals(kind) ? null : found;
    }
    return found;
  }

  private static @Nullable String step(String kind, String step) {
    if (kind.startsWith("[")) {
      return step.equals(ELEMENT) ? kind.substring(1, kind.length() - 1) : null;
    }
    if (kind.startsWith("{")) {
      return kind.substring(1, kind.length() - 1);
    }
    for (SpecKey key : SpecKey.of(kind)) {
      if (key.name().equals(step)) {
        return key.values().stream()
            .filter(each -> each.matches("[\\[{].*") || SpecKey.isMap(each))
            .findFirst()
            .orElse(null);
      }
    }
    return null;
  }

  /** The key whose value it is, or that it is itself; null if it is not known. */
  public @Nullable SpecKey known(String text) {
    String kind = map();
    String name = key == null ? text.substring(word.start(), word.end()) : key;
    return kind == null
        ? null
        : SpecKey.of(kind).stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElse(null);
  }
}
