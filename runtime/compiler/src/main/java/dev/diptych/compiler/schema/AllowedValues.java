package dev.diptych.compiler.schema;

import dev.diptych.model.schema.Storage;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Turns the {@code valid} key of a field into the end of a sentence: "must be at least 1". */
final class AllowedValues {
  private static final int MAX_LISTED = 12;
  private static final int MAX_CHARACTERS = 120;

  private AllowedValues() {}

  /**
   * The values that {@code valid} allows.
   *
   * @param valid the content of the key, or null where the field has none
   * @return words that follow "must be", or null where {@code valid} is null
   */
  static String of(Object valid) {
    if (valid == null) {
      return null;
    }
    return valid instanceof Map<?, ?> rule ? rule(rule) : words(valid);
  }

  private static String rule(Map<?, ?> rule) {
    Object min = rule.get("min");
    Object max = rule.get("max");
    if (min != null && max != null) {
      return "from " + words(min) + " to " + words(max);
    }
    if (min != null) {
      return "at least " + words(min);
    }
    if (max != null) {
      return "at most " + words(max);
    }
    if (rule.get("any-of") instanceof List<?> values) {
      return "one of " + list(values);
    }
    if (rule.containsKey("in-enum")) {
      return Storage.NAMED;
    }
    return rule.containsKey("expr")
        ? "a value _ for which " + words(rule.get("expr")) + " holds"
        : words(rule.get("eq"));
  }

  private static String list(List<?> values) {
    String first =
        values.stream()
            .limit(MAX_LISTED)
            .map(AllowedValues::words)
            .collect(Collectors.joining(", "));
    return values.size() > MAX_LISTED ? first + ", …" : first;
  }

  /** An expression as the author wrote it, on one line. */
  private static String words(Object expression) {
    String line = String.valueOf(expression).strip().replaceAll("\\s+", " ");
    return line.length() > MAX_CHARACTERS ? line.substring(0, MAX_CHARACTERS) + "…" : line;
  }
}
