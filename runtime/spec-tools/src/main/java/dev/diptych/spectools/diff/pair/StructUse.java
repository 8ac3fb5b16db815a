package dev.diptych.spectools.diff.pair;

import dev.diptych.spectools.describe.TextForm;

/** How the text shows a struct, and so what its readers go by. */
public enum StructUse {
  /** As a block: by the names of its fields. */
  BLOCK,
  /** As a row, or as one value: by the order of its fields. */
  ROW;

  /** How {@code form} shows the struct of a field. */
  static StructUse of(TextForm form) {
    return switch (form) {
      case ROWS, TABLE, INLINE, TUPLE -> ROW;
      default -> BLOCK;
    };
  }
}
