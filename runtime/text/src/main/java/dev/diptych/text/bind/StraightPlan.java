package dev.diptych.text.bind;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import java.util.List;

/** How blocks of a type are bound. */
final class StraightPlan {
  /** A type is left to the other binder from then on, if most of its blocks have been. */
  private static final int MAX_LEFT = 8;

  final StructType type;
  final StraightItem[] items;

  /** The index of the rows in the items; -1 if a block has none. */
  final int rows;

  /** Whether a field may be omitted without a value in its place. */
  final boolean[] mayLack;

  /** Whether the number of values of a field is checked. */
  final boolean[] isCounted;

  boolean hasDerived;
  boolean isValue;
  boolean isPossible;

  private int bound;
  private int left;

  StraightPlan(StructType type, List<StraightItem> items) {
    this.type = type;
    this.items = items.toArray(StraightItem[]::new);
    int found = items.size() - 1;
    while (found >= 0 && !items.get(found).isRow()) {
      found--;
    }
    this.rows = found;
    List<Field> fields = type.fields();
    mayLack = new boolean[fields.size()];
    isCounted = new boolean[fields.size()];
    for (int i = 0; i < mayLack.length; i++) {
      mayLack[i] = fields.get(i).derived() || fields.get(i).optional();
      isCounted[i] = fields.get(i).repeated();
    }
  }

  /** Counts a block, to learn whether trying is worth its time. */
  void count(boolean isBound) {
    bound += isBound ? 1 : 0;
    left += isBound ? 0 : 1;
    isPossible = left < MAX_LEFT || left < bound;
  }
}
