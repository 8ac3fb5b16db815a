package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.expression.Code;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import dev.diptych.records.BudgetExceededException;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a repeated field. Expressions see those before the current one.
 *
 * @param element the type of an element
 * @param step decodes one
 * @param times how many there are; null where something else ends them
 * @param until holds for the last one; null where something else ends them
 */
record RepeatStep(ValueType element, Step step, @Nullable Code times, @Nullable Code until)
    implements Step {
  @Override
  public void decode(Slots at, Input in, Cells to, int cell) {
    long count = times == null ? Long.MAX_VALUE : times.count(at);
    if (count < 0) {
      throw new RejectedException("negative-count", "its count is " + count);
    }
    Array all = new Array(element, times == null ? 0 : count);
    to.object(cell, all);
    // An instance that is decoded within an element may repeat in the same struct.
    Cells outer = at.elements();
    int outerAt = at.elementAt();
    long outerIndex = at.index();
    for (long i = 0; i < count && more(in); i++) {
      if (last(at, in, all, i)) {
        break;
      }
    }
    at.element(outer, outerAt);
    at.index(outerIndex);
  }

  private boolean more(Input in) {
    return times != null || until != null || !in.atEnd();
  }

  private boolean last(Slots at, Input in, Array all, long number) {
    at.index(number);
    at.run().value();
    int index = all.next();
    int start = in.position();
    try {
      step.decode(at, in, all, index);
      all.size(index + 1);
      if (at.run().trace() != null) {
        at.run().trace().put(all, index, in, start);
      }
      at.element(all, index);
      return until != null && until.truth(at);
    } catch (RejectedException | BudgetExceededException e) {
      at.run().trail().element(e, number, start);
      throw e;
    }
  }
}
