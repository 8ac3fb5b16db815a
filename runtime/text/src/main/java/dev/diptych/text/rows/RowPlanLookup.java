package dev.diptych.text.rows;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Predicts the layout of rows in a block. Only performance depends on its accuracy. */
@FunctionalInterface
public interface RowPlanLookup {
  /** Predicts nothing. */
  RowPlanLookup NONE = blocks -> null;

  /**
   * The layout of rows in the innermost of {@code blocks}, which are ordered from the outside in;
   * null if unknown.
   */
  @Nullable RowPlan planFor(List<String> blocks);
}
