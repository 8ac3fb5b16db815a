package dev.diptych.lsp.spec;

import dev.diptych.model.source.Span;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The types, enums and fields that a spec defines, in all of its types. */
public final class SpecNames {
  private static final Pattern ID = Pattern.compile("\\bid: *([a-z_][a-z0-9_]*)");

  private SpecNames() {}

  /**
   * The keys of all maps {@code section}, such as {@code types}, and where they are.
   *
   * @param section {@code types}, {@code enums} or {@code instances}
   */
  public static Map<String, Span> in(String text, String section) {
    Map<String, Span> found = new LinkedHashMap<>();
    Pattern head = Pattern.compile("(?m)^( *)" + section + ":[ \\t]*(?:#.*)?$");
    Matcher sections = head.matcher(text);
    while (sections.find()) {
      int indent = sections.group(1).length();
      Pattern keys = Pattern.compile("(?m)^( *)([\\w-]+) *:.*$|^ *\\S.*$");
      Matcher line = keys.matcher(text).region(sections.end(), text.length());
      int inner = -1;
      while (line.find()) {
        boolean comment = line.group().strip().startsWith("#");
        int column = line.group().length() - line.group().stripLeading().length();
        if (!comment && column <= indent) {
          break;
        }
        inner = inner < 0 && !comment ? column : inner;
        if (column == inner && line.group(2) != null) {
          found.putIfAbsent(line.group(2), new Span(line.start(2), line.end(2)));
        }
      }
    }
    return found;
  }

  /** The ids of all fields, and where they are first. */
  public static Map<String, Span> ids(String text) {
    Map<String, Span> found = new LinkedHashMap<>();
    Matcher ids = ID.matcher(text);
    while (ids.find()) {
      found.putIfAbsent(ids.group(1), new Span(ids.start(1), ids.end(1)));
    }
    return found;
  }
}
