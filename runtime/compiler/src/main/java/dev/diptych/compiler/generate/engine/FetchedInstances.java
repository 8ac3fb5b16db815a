package dev.diptych.compiler.generate.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes generated code visit the content of a field if the field is present. It would evaluate the
 * condition of the spec again, with another result: {@code not _io.eof} depends on the position of
 * the stream.
 */
final class FetchedInstances {
  private static final String METHOD = "public void _fetchInstances() {";

  /** A condition of the spec, as opposed to the selection of a case. */
  private static final Pattern CONDITION = Pattern.compile("^( *)if \\((?!on\\b(?!\\()).*\\) \\{$");

  private static final Pattern MEMBER = Pattern.compile("\\bthis\\.(\\w+)");

  private FetchedInstances() {}

  static String finish(String source) {
    List<String> lines = new ArrayList<>(source.lines().toList());
    String end = null;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      if (line.endsWith(METHOD)) {
        end = line.substring(0, line.indexOf('p')) + "}";
      } else if (line.equals(end)) {
        end = null;
      } else if (end != null && CONDITION.matcher(line).matches()) {
        lines.set(i, condition(line, lines.get(i + 1)));
      }
    }
    return String.join("\n", lines) + "\n";
  }

  /** The condition in {@code line}, given the first line of its body. */
  private static String condition(String line, String body) {
    String indent = line.substring(0, line.indexOf('i'));
    Matcher member = MEMBER.matcher(body);
    if (member.find()) {
      return indent + "if (this." + member.group(1) + " != null) {";
    }
    return body.strip().equals("}") ? indent + "if (false) {" : line;
  }
}
