package dev.diptych.compiler.generate.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A line of generated code that creates the struct of a field.
 *
 * @param field the field, by its Java name
 * @param type the name of the created class in the scope of the line
 * @param parent the expression for the parent of the struct, or null for the object itself
 * @param arguments the expressions for the parameters of the type, joined by commas
 * @param line the index of the line within its method
 */
record Construction(
    String field, String type, @Nullable String parent, String arguments, int line) {
  private static final Set<String> OTHERS = Set.of("RecordTable", "String", "ArrayList");
  private static final Pattern MADE =
      Pattern.compile("(?:_t_|this\\.)(\\w+?)(?:\\.add\\(| = )new ([A-Z][\\w.]*)\\((.*)\\)\\)?;$");

  /** The construction in {@code text}, the line {@code line} of its method, if there is one. */
  static Optional<Construction> in(String text, int line) {
    Matcher made = MADE.matcher(text.strip());
    if (!text.contains("new ") || !made.find()) {
      return Optional.empty();
    }
    String type = made.group(2);
    if (OTHERS.contains(type) || type.endsWith("Stream")) {
      return Optional.empty();
    }
    List<String> all = split(made.group(3));
    // Kaitai passes parent and root only to types of the same spec.
    boolean sameSpec = all.size() > 2 && all.get(2).equals("_root");
    String parent = sameSpec && !all.get(1).equals("this") ? all.get(1) : null;
    String more = String.join(", ", all.subList(sameSpec ? 3 : 1, all.size()));
    return Optional.of(new Construction(made.group(1), type, parent, more, line));
  }

  /** The same line with other arguments. */
  Construction with(String other) {
    return new Construction(field, type, parent, other, line);
  }

  /** What identifies the field and the class in the names of added methods. */
  String key() {
    return field + "_" + type.substring(type.lastIndexOf('.') + 1);
  }

  /** Splits at commas that are in no parenthesis and no string. */
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
