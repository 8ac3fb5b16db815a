package dev.diptych.twin.merge;

import dev.diptych.model.document.Value;
import org.jspecify.annotations.Nullable;

/**
 * A merged value with conflicts resolved in both ways. Without conflicts, both are equal.
 *
 * @param ours conflicts resolved for the first document; null if absent
 * @param theirs conflicts resolved for the second document; null if absent
 */
record Sides(@Nullable Value ours, @Nullable Value theirs) {
  /** A value without a conflict. */
  static Sides both(@Nullable Value value) {
    return new Sides(value, value);
  }
}
