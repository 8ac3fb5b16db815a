package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expression;
import dev.diptych.model.schema.Storage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Converts a constraint to the end of a sentence: "must be at least 1". */
final class AllowedValues {
  private static final int MAX_LISTED = 12;
  private static final int MAX_CHARACTERS = 120;
  private static final String BLANKS = " \t\n\u000B\f\r";

  private AllowedValues() {}

  /**
   * The values that {@code constraint} allows.
   *
   * @return words that follow "must be", or null where the author wrote no constraint
   */
  static @Nullable String of(@Nullable Constraint constraint) {
    if (constraint instanceof Constraint.Equal equal) {
      return equal.source() == null ? null : words(equal.source());
    }
    if (constraint instanceof Constraint.Range range) {
      return range(range);
    }
    if (constraint instanceof Constraint.AnyOf anyOf) {
      return "one of " + list(anyOf.expressions());
    }
    if (constraint instanceof Constraint.Holds holds) {
      return "a value _ for which " + words(holds.condition()) + " holds";
    }
    return constraint == null ? null : Storage.NAMED;
  }

  private static String range(Constraint.Range range) {
    Expression min = range.min();
    Expression max = range.max();
    if (min != null && max != null) {
      return "from " + words(min) + " to " + words(max);
    }
    return min != null ? "at least " + words(min) : "at most " + words(requireNonNull(max));
  }

  private static String list(List<Expression> values) {
    StringBuilder list = new StringBuilder();
    for (int i = 0; i < Math.min(values.size(), MAX_LISTED); i++) {
      list.append(i == 0 ? "" : ", ").append(words(values.get(i)));
    }
    return values.size() > MAX_LISTED ? list + ", …" : list.toString();
  }

  /** An expression as the author wrote it, on one line. */
  private static String words(Expression expression) {
    return words(expression.source());
  }

  private static String words(String source) {
    StringBuilder line = new StringBuilder();
    boolean blank = false;
    for (int i = 0; i < source.length(); i++) {
      char c = source.charAt(i);
      if (BLANKS.indexOf(c) < 0) {
        line.append(blank && !line.isEmpty() ? " " : "").append(c);
      }
      blank = BLANKS.indexOf(c) >= 0;
    }
    return line.length() > MAX_CHARACTERS
        ? line.substring(0, MAX_CHARACTERS) + "…"
        : line.toString();
  }
}
