package dev.diptych.binary.plan;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.model.document.Nesting;
import dev.diptych.records.Budget;
import org.jspecify.annotations.Nullable;

/** What decoding one file may still do. */
final class Run {
  private final Budget budget;
  private final @Nullable Trace trace;
  private final Trail trail = new Trail();

  /**
   * @param budget what it may cost
   * @param trace receives where values are; null if that is not asked for
   */
  Run(Budget budget, @Nullable Trace trace) {
    this.budget = budget;
    this.trace = trace;
  }

  /** Receives where values are; null if that is not asked for. */
  @Nullable Trace trace() {
    return trace;
  }

  /** Where decoding failed. */
  Trail trail() {
    return trail;
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
    if (depth >= Nesting.MAX_DEPTH) {
      throw new RejectedException(
          "too-deep", "more than " + Nesting.MAX_DEPTH + " structs are nested here");
    }
  }
}
