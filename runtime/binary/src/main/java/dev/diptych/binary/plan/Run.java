package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Nesting;
import dev.diptych.records.Budget;
import org.jspecify.annotations.Nullable;

/** What decoding or encoding one file may still do. */
final class Run {
  private final Budget budget;
  private final @Nullable Encoding encoding;

  Run(Budget budget) {
    this(budget, null);
  }

  Run(Budget budget, @Nullable Encoding encoding) {
    this.budget = budget;
    this.encoding = encoding;
  }

  /** Whether values become bytes. */
  boolean encodes() {
    return encoding != null;
  }

  /** What is left to do; only while encoding. */
  Encoding encoding() {
    return requireNonNull(encoding);
  }

  /** Counts a struct or an element. */
  void value() {
    budget.value();
  }

  /** Counts memory. */
  void spend(long bytes) {
    budget.spend(bytes);
  }

  /** Checks how deep a struct is. */
  static void nested(int depth) {
    if (depth > Nesting.MAX_DEPTH) {
      throw new RejectedException(
          "too-deep", "it is nested more than " + Nesting.MAX_DEPTH + " levels deep");
    }
  }
}
