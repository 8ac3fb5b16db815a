package dev.diptych.text.rows;

import java.util.List;

/** What rows are expected where. A guess: nothing depends on its being right. */
@FunctionalInterface
public interface RowPlanLookup {
  /** No expectations. */
  RowPlanLookup NONE = blocks -> null;

  /**
   * What the rows hold that stand in the innermost of {@code blocks}, which are named from the
   * outside in; null where nothing can be said.
   */
  RowPlan planFor(List<String> blocks);
}
