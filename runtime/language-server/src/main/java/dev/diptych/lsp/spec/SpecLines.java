package dev.diptych.lsp.spec;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The keys around a position of a spec, by indentation, so that the spec need not be valid. */
public final class SpecLines {
  private static final Pattern LINE =
      Pattern.compile("^( *)((?:- +|-$)*)(?:([\\w-]+) *:(?: |$))?(.*)$");

  private final String text;

  /** A line with a key. */
  private record Line(int start, int column, int dash, String key, String value) {}

  /** Positions of {@code text}, the bytes of a spec as characters. */
  public SpecLines(String text) {
    this.text = text;
  }

  private @Nullable Line line(int start) {
    int end = text.indexOf('\n', start);
    String line = text.substring(start, end < 0 ? text.length() : end).stripTrailing();
    Matcher parts = LINE.matcher(line);
    if (line.isBlank() || line.stripLeading().startsWith("#") || !parts.matches()) {
      return null;
    }
    String key = parts.group(3) == null ? "" : parts.group(3);
    boolean dash = !parts.group(2).isEmpty();
    return new Line(start, parts.end(2), dash ? parts.end(1) : -1, key, parts.group(4).strip());
  }

  private int startOf(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  private int before(int start) {
    return start == 0 ? -1 : text.lastIndexOf('\n', start - 2) + 1;
  }

  private int after(int start) {
    int end = text.indexOf('\n', start);
    return end < 0 ? -1 : end + 1;
  }

  /** The other keys of the map whose key is at {@code offset}, with what is behind them. */
  public Map<String, String> siblings(int offset) {
    int start = startOf(offset);
    Line own = line(start);
    int column = own == null ? offset - start : own.column;
    return siblings(start, column, own != null && own.dash >= 0);
  }

  private Map<String, String> siblings(int start, int column, boolean first) {
    Map<String, String> keys = new LinkedHashMap<>();
    for (int at = first ? -1 : before(start); at >= 0; at = before(at)) {
      Line line = line(at);
      if (line != null && line.column == column && !line.key.isEmpty()) {
        keys.put(line.key, line.value);
      }
      if (line != null && (line.column < column || (line.column == column && line.dash >= 0))) {
        break;
      }
    }
    for (int at = after(start); at >= 0; at = after(at)) {
      Line line = line(at);
      if (line != null && (line.column < column || (line.dash >= 0 && line.dash < column))) {
        break;
      }
      if (line != null && line.column == column && !line.key.isEmpty()) {
        keys.putIfAbsent(line.key, line.value);
      }
    }
    return keys;
  }

  /** The id of the field, a map in a list, around {@code offset}; null if there is none. */
  public @Nullable String field(int offset) {
    int start = startOf(offset);
    Line own = line(start);
    int column = own == null ? offset - start : own.column;
    for (int at = start; at >= 0; at = before(at)) {
      Line line = line(at);
      if (line == null || line.column > column) {
        continue;
      }
      if (line.dash >= 0 && !line.key.isEmpty()) {
        Map<String, String> keys = siblings(at, line.column, true);
        keys.put(line.key, line.value);
        String id = keys.get("id");
        if (id != null) {
          return id.replaceFirst("\\s+#.*$", "");
        }
      }
      column = line.dash >= 0 ? line.dash : line.column;
      if (column == 0) {
        return null;
      }
    }
    return null;
  }

  /** Where the block of the line with {@code offset} ends: before a line that is not deeper. */
  public int blockEnd(int offset) {
    int start = startOf(offset);
    int indent = indent(start);
    int end = start;
    for (int at = start; at >= 0; at = after(at)) {
      int stop = text.indexOf('\n', at);
      int lineEnd = stop < 0 ? text.length() : stop;
      boolean blank = text.substring(at, lineEnd).isBlank();
      if (at > start && !blank && indent(at) <= indent) {
        break;
      }
      end = blank ? end : lineEnd;
    }
    return Math.max(end, offset);
  }

  /** The line of the list element around {@code offset}, or its own line. */
  public int elementStart(int offset) {
    int start = startOf(offset);
    Line own = line(start);
    int column = own == null ? 0 : own.column;
    for (int at = start; at >= 0; at = before(at)) {
      Line line = line(at);
      if (line != null && line.column == column && line.dash >= 0) {
        return at + line.dash;
      }
      if (line != null && line.column < column) {
        break;
      }
    }
    return start + indent(start);
  }

  private int indent(int start) {
    int at = start;
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at - start;
  }
}
