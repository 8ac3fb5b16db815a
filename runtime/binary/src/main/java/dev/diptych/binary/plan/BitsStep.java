package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;

/**
 * A number of bits.
 *
 * @param width how many
 * @param little whether the least significant bit comes first
 */
record BitsStep(int width, boolean little) implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    to.unsigned(cell, in.bits(width, little));
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    long bits = from.bits(cell);
    if (width < Long.SIZE && bits >>> width != 0) {
      throw new RejectedException(
          "inconsistent", Long.toUnsignedString(bits) + " does not fit in " + width + " bits");
    }
    out.bits(width, little, bits);
  }
}
