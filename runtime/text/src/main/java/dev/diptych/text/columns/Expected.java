package dev.diptych.text.columns;

import java.util.List;

/** What rows are expected where. A guess: nothing depends on its being right. */
@FunctionalInterface
public interface Expected {
  /** No expectations. */
  Expected NOTHING = blocks -> null;

  /**
   * What the rows hold that stand in the innermost of {@code blocks}, which are named from the
   * outside in; null where nothing can be said.
   */
  RowPlan in(List<String> blocks);
}
