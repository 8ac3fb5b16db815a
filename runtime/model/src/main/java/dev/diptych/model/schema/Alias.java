package dev.diptych.model.schema;

import org.jspecify.annotations.Nullable;

/**
 * A former name of a field, a struct or an enum member, or where a field was.
 *
 * @param name the former id, or the former name in the text; or a dot and the former path
 * @param since the version of the format that first has the current name, or null if unknown
 */
public record Alias(String name, @Nullable String since) {
  /** Where a field was: the ids of the fields that led to it, separated by dots. */
  public static Alias moved(String path) {
    return new Alias("." + path, null);
  }

  /** The former path of a field, or null for a former name. */
  public @Nullable String path() {
    return name.startsWith(".") ? name.substring(1) : null;
  }

  /** The former name of a block, in UpperCamelCase. */
  public String block() {
    return camel(name);
  }

  /** Whether {@code word} is the name, or the name of a block that was derived from it. */
  public boolean matches(String word) {
    return word.equals(name) || word.equals(block());
  }

  /** {@code 'Hard' is called 'Nightmare' since version 2}, for messages. */
  public String describe(String former, String current) {
    return since == null
        ? "'%s' is now called '%s'".formatted(former, current)
        : "'%s' is called '%s' since version %s".formatted(former, current, since);
  }

  private static String camel(String id) {
    StringBuilder name = new StringBuilder();
    for (String part : id.split("_", -1)) {
      if (!part.isEmpty()) {
        name.append(Character.toUpperCase(part.charAt(0))).append(part, 1, part.length());
      }
    }
    return name.toString();
  }
}
