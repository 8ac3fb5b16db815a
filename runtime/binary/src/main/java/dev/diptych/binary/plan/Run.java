package dev.diptych.binary.plan;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Nesting;
import dev.diptych.records.Budget;

/** What decoding one file may still do. */
final class Run {
  private final Budget budget;

  Run(Budget budget) {
    this.budget = budget;
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
