package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import dev.diptych.records.BudgetExceededException;
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
    if (step instanceof StructStep) {
      step.decode(at, in, to, cell);
      return;
    }
    // The cell is for values of any case, which are objects: a number is decoded beside it.
    Array one = new Array(types.get(found), 1);
    int first = one.next();
    try {
      step.decode(at, in, one, first);
    } catch (RejectedException | BudgetExceededException e) {
      // The number of bytes is a matter of the field: it may be the same for all cases.
      boolean ended = e instanceof RejectedException r && r.code().equals("missing-terminator");
      if (ended || !(step instanceof BytesStep)) {
        at.run().trail().inCase(e);
      }
      throw e;
    }
    Object value = requireNonNull(one.value(first));
    boolean number = value instanceof Number || value instanceof Boolean;
    to.chosen(cell, found, value, number ? one.bits(first) : 0);
  }
}
