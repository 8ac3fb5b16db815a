package dev.diptych.compiler.schema;

import dev.diptych.compiler.ir.Constraint;
import dev.diptych.compiler.ir.Expression;
import dev.diptych.model.schema.Storage;
import java.util.List;
import java.util.stream.Collectors;

/** Turns a constraint into the end of a sentence: "must be at least 1". */
final class AllowedValues {
  private static final int MAX_LISTED = 12;
  private static final int MAX_CHARACTERS = 120;

  private AllowedValues() {}

  /**
   * The values that {@code constraint} allows.
   *
   * @return words that follow "must be", or null where the author wrote no constraint
   */
  static String of(Constraint constraint) {
    return constraint == null
        ? null
        : constraint.fold(
            equal -> equal.value().source() == null ? null : words(equal.value()),
            AllowedValues::range,
            anyOf -> "one of " + list(anyOf.expressions()),
            inEnum -> Storage.NAMED,
            holds -> "a value _ for which " + words(holds.condition()) + " holds");
  }

  private static String range(Constraint.Range range) {
    if (range.min() != null && range.max() != null) {
      return "from " + words(range.min()) + " to " + words(range.max());
    }
    return range.min() != null ? "at least " + words(range.min()) : "at most " + words(range.max());
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
    String line = expression.source().strip().replaceAll("\\s+", " ");
    return line.length() > MAX_CHARACTERS ? line.substring(0, MAX_CHARACTERS) + "…" : line;
  }
}
