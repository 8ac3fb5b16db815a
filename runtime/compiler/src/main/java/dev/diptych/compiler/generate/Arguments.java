package dev.diptych.compiler.generate;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gives classes a method for each field whose type takes parameters: generated code only makes such
 * objects while it reads, and who makes them to be written must know what they take.
 */
final class Arguments {
  private static final String ENDIAN = "_twinEndian";
  private static final Set<String> OTHERS = Set.of("RecordTable", "String", "ArrayList");
  private static final Pattern METHOD =
      Pattern.compile("^( *)(?:public|private) [\\w.<>\\[\\]]+ \\w+\\(\\) \\{$");
  private static final Pattern MADE =
      Pattern.compile("(?:_t_|this\\.)(\\w+?)(?:\\.add\\(| = )new ([A-Z][\\w.]*)\\((.*)\\)\\)?;$");

  private final List<String> out = new ArrayList<>();
  private final Map<String, String> found = new LinkedHashMap<>();
  private final Map<Integer, Set<String>> known = new HashMap<>();
  private String indent;

  private Arguments() {}

  static String finish(String source) {
    Arguments arguments = new Arguments();
    source.lines().forEach(arguments::line);
    return String.join("\n", arguments.out) + "\n";
  }

  private void line(String line) {
    out.add(line);
    if (line.contains(" class ")) {
      known.remove(line.indexOf("public") + 4);
    }
    Matcher method = METHOD.matcher(line);
    if (indent == null && method.matches()) {
      indent = method.group(1);
      methods().addAll(line.contains("void _twinEndian()") ? List.of(ENDIAN) : List.of());
    }
    Matcher made = MADE.matcher(line.strip());
    if (indent != null && made.find()) {
      note(made.group(1), made.group(2), split(made.group(3)));
    }
    if (line.equals(indent + "}")) {
      found.forEach(this::method);
      found.clear();
      indent = null;
    }
  }

  /** Names of the methods that were added to the class that is open. */
  private Set<String> methods() {
    return known.computeIfAbsent(indent.length(), width -> new HashSet<>());
  }

  private void note(String field, String type, List<String> all) {
    boolean sameSpec = all.size() > 2 && all.get(2).startsWith("_root");
    List<String> more = all.subList(sameSpec ? 3 : 1, all.size());
    boolean struct = !OTHERS.contains(type) && !type.endsWith("Stream");
    String end = field + "_" + type.substring(type.lastIndexOf('.') + 1);
    if (struct && !more.isEmpty()) {
      found.putIfAbsent("_twinArguments_" + end, String.join(", ", more));
    }
    if (struct && sameSpec && !all.get(1).equals("this")) {
      found.putIfAbsent("_twinParent_" + end, all.get(1));
    }
  }

  private void method(String name, String arguments) {
    if (methods().add(name)) {
      out.add(indent + "public Object[] " + name + "(int i) {");
      if (methods().contains(ENDIAN)) {
        out.add(indent + "    _twinEndian();");
      }
      out.add(indent + "    return new Object[] {" + arguments + "};");
      out.add(indent + "}");
    }
  }

  /** Splits at commas that stand in no parenthesis and no string. */
  private static List<String> split(String arguments) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    boolean quoted = false;
    for (int i = 0; i < arguments.length(); i++) {
      char c = arguments.charAt(i);
      if (quoted) {
        quoted = c != '"';
        i += c == '\\' ? 1 : 0;
      } else if (c == '"') {
        quoted = true;
      } else if (c == '(' || c == '{' || c == '[') {
        depth++;
      } else if (c == ')' || c == '}' || c == ']') {
        depth--;
      } else if (c == ',' && depth == 0) {
        parts.add(arguments.substring(start, i).strip());
        start = i + 1;
      }
    }
    parts.add(arguments.substring(start).strip());
    return parts;
  }
}
