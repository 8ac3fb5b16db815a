package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;

/**
 * A value that the spec restricts.
 *
 * @param step decodes it
 * @param valid a condition on {@code _}
 */
record ValidStep(Step step, Code valid) implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    step.decode(at, in, to, cell);
    check(at, to, cell);
  }

  private void check(Slots at, Cells to, int cell) {
    if (to == at) {
      // The condition may name the field itself.
      at.visible(cell);
    }
    Cells outer = at.elements();
    int outerAt = at.elementAt();
    at.element(to, cell);
    boolean holds = valid.truth(at);
    at.element(outer, outerAt);
    if (!holds) {
      throw new RejectedException("invalid-value", "the spec does not allow its value");
    }
  }

  @Override
  public Step inner() {
    return step.inner();
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    // Before the check, so that its condition finds a struct complete.
    step.encode(at, from, cell, out);
    check(at, from, cell);
  }
}
