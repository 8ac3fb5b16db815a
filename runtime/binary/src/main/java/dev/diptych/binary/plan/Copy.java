package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Array;
import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.Input;

/** Structs to encode with the values of decoded ones; computed values are not taken. */
final class Copy {
  private final Run run;

  Copy(Run run) {
    this.run = run;
  }

  /** A root with the fields of another. */
  Slots root(Slots from) {
    Slots to = new Slots(from.plan(), null, null, null, 0, run);
    fields(from, to);
    return to;
  }

  private void fields(Slots from, Slots to) {
    Input in = (Input) from.stream();
    to.own(new Own(in.size(), Bytes.of(), in.all()));
    StructPlan plan = from.plan();
    for (int i = 0; i < plan.parameters(); i++) {
      if (!plan.step(i).stored()) {
        continue;
      }
      if (!from.isRead(i)) {
        if (plan.sequential(i)) {
          to.absent(i);
        }
        continue;
      }
      if (!plan.sequential(i)) {
        to.held(i);
      }
      cell(from, i, to, i, to, i, -1);
    }
  }

  /** A struct in a member of another one. */
  Slots struct(Slots from, Slots owner, int slot, int index) {
    Slots made = new Slots(from.plan(), owner, owner.root(), null, owner.depth() + 1, run);
    made.heldBy(owner, slot, index);
    fields(from, made);
    return made;
  }

  private void cell(Cells from, int at, Cells to, int cell, Slots owner, int slot, int index) {
    Object value = from.object(at);
    if (value instanceof Slots struct) {
      to.object(cell, struct(struct, owner, slot, index));
    } else if (value instanceof Array array) {
      to.object(cell, elements(array, owner, slot));
    } else if (value != null && from.chosen(at) >= 0) {
      to.chosen(cell, from.chosen(at), value, from.bits(at));
    } else if (value != null) {
      to.object(cell, value);
    } else if (from.isNumber(at)) {
      to.number(cell, from.number(at));
    }
  }

  private Array elements(Array from, Slots owner, int slot) {
    Array to = new Array(from.type(0), from.size());
    for (int i = 0; i < from.size(); i++) {
      cell(from, i, to, to.next(), owner, slot, i);
      to.size(i + 1);
    }
    return to;
  }
}
