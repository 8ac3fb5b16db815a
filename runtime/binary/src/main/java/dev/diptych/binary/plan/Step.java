package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;

/** Decodes one value into a cell: a member of the struct, or an element of an array. */
interface Step {
  /**
   * Decodes the value.
   *
   * @param at the struct, for expressions
   * @param in the stream: for instances, not always that of the struct
   * @param to the cells of the struct or the array
   * @param cell the index of the cell in them
   */
  void decode(Slots at, Input in, Cells to, int cell);
}
