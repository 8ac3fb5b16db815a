package dev.diptych.compiler.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expression;
import dev.diptych.model.schema.Storage;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Converts a constraint to the end of a sentence: "must be at least 1". */
final class AllowedValues {
  private static final int MAX_LISTED = 12;
  private static final int MAX_CHARACTERS = 120;

  private AllowedValues() {}

  /**
   * The values that {@code constraint} allows.
   *
   * @return words that follow "must be", or null where the author wrote no constraint
   */
  static @Nullable String of(@Nullable Constraint constraint) {
    return constraint == null
        ? null
        : constraint.fold(
            equal -> equal.source() == null ? null : words(equal.source()),
            AllowedValues::range,
            anyOf -> "one of " + list(anyOf.expressions()),
            inEnum -> Storage.NAMED,
            holds -> "a value _ for which " + words(holds.condition()) + " holds");
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
    String first =
        values.stream()
            .limit(MAX_LISTED)
            .map(AllowedValues::words)
            .collect(Collectors.joining(", "));
    return values.size() > MAX_LISTED ? first + ", …" : first;
  }

  /** An expression as the author wrote it, on one line. */
  private static String words(Expression expression) {
    return words(expression.source());
  }

  private static String words(String source) {
    String line = source.strip().replaceAll("\\s+", " ");
    return line.length() > MAX_CHARACTERS ? line.substring(0, MAX_CHARACTERS) + "…" : line;
  }
}
