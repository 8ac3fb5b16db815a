package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.Input;
import dev.diptych.binary.stream.Output;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.ValueType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of several types. Where no case matches, the value is absent.
 *
 * @param cases which of them
 * @param steps by case
 * @param types the types of the values, by case
 * @param names what the author wrote, by case
 */
record SwitchStep(Cases cases, List<Step> steps, List<ValueType> types, List<String> names)
    implements Step {
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

  /**
   * The step of structs of {@code plan}: that of the selected case, since cases with the same type
   * may differ in their arguments, or else of the first case with that type.
   */
  StructStep of(Slots at, StructPlan plan) {
    int found = cases.of(at);
    if (found >= 0 && steps.get(found) instanceof StructStep own && own.plan() == plan) {
      return own;
    }
    for (Step step : steps) {
      if (step instanceof StructStep struct && struct.plan() == plan) {
        return struct;
      }
    }
    throw new IllegalArgumentException(plan.name() + " is no case");
  }

  @Override
  public void encode(Slots at, Cells from, int cell, Output out) {
    int found = cases.of(at);
    boolean present = from.object(cell) != null;
    if (present != found >= 0) {
      throw new RejectedException(
          "inconsistent", present ? "no case of it is selected" : "it is missing");
    }
    if (!present) {
      return;
    }
    if (!isCase(from.object(cell), from.chosen(cell), found)) {
      String is = name(from.object(cell), from.chosen(cell));
      String selected =
          steps.get(found) instanceof StructStep struct
              ? struct.plan().simpleName()
              : names.get(found);
      throw new RejectedException(
          "inconsistent", "it is " + is + ", but these values select " + selected);
    }
    steps.get(found).encode(at, from, cell, out);
  }

  private boolean isCase(@Nullable Object value, int chosen, int found) {
    return value instanceof Slots struct
        ? steps.get(found) instanceof StructStep step && step.plan() == struct.plan()
        : chosen >= 0 && names.get(chosen).equals(names.get(found));
  }

  private String name(@Nullable Object value, int chosen) {
    return value instanceof Slots struct
        ? struct.plan().simpleName()
        : chosen < 0 ? "another case" : names.get(chosen);
  }
}
