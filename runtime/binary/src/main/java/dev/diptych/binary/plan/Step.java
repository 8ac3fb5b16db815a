package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;

/** Decodes one value into a cell, or encodes it: a member of the struct or an element. */
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

  /** The step of the value itself, without repetition and restriction. */
  default Step inner() {
    return this;
  }

  /**
   * Encodes the value, and checks it by the expressions that decode it.
   *
   * @param at the struct, for expressions
   * @param from the cells of the struct or the array
   * @param cell the index of the cell in them
   * @param out the stream: for instances, not always that of the struct
   */
  void encode(Slots at, Cells from, int cell, Output out);
}
