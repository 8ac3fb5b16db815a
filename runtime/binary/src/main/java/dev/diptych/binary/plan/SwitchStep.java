package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import java.util.List;

/**
 * One of several types. Where no case matches, the value is absent.
 *
 * @param cases which of them
 * @param steps by case
 * @param types the types of the values, by case
 */
record SwitchStep(Cases cases, List<Step> steps, List<ValueType> types) implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    int found = cases.of(at);
    if (found < 0) {
      to.object(cell, null);
      return;
    }
    Step step = steps.get(found);
    if (!(step instanceof NumberStep || step instanceof BitsStep)) {
      step.decode(at, in, to, cell);
      return;
    }
    // The cell is for values of any case, which are objects: a number is decoded beside it.
    Array one = new Array(types.get(found), 1);
    int first = one.next();
    step.decode(at, in, one, first);
    to.object(cell, one.value(first));
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    int found = cases.of(at);
    Object value = from.object(cell);
    if (found < 0 || value == null) {
      if (found < 0 && value != null) {
        throw new RejectedException("inconsistent", "no case of its switch matches");
      }
      return;
    }
    Step step = steps.get(found);
    if (!(step instanceof NumberStep || step instanceof BitsStep)) {
      step.encode(at, from, cell, out);
      return;
    }
    Array one = new Array(types.get(found), 1);
    int first = one.next();
    one.store(first, value);
    step.encode(at, one, first, out);
  }
}
