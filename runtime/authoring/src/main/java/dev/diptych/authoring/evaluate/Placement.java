package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value.Quantity;
import java.math.BigDecimal;
import java.util.List;

/**
 * Places a section that was evaluated by itself into another one: later, and several times.
 *
 * @param units converts times
 * @param budget bounds the number of rows
 * @param origin the statement
 * @param start when the first repetition begins
 * @param times number of repetitions
 * @param every how much later each repetition is than the one before
 */
record Placement(
    UnitConversion units,
    Budget budget,
    Origin origin,
    Quantity start,
    long times,
    Quantity every) {
  /** Adds the parts of {@code from} to {@code to}. */
  void place(Section from, Section to) {
    BlockLayout layout = to.layout();
    List<Entry.Rows> rows = from.rows();
    if (!rows.isEmpty() && times > 0) {
      Entry.Copies copies =
          Entry.Copies.of(origin, rows, number(start, layout), times, number(every, layout));
      // The rows of one repetition are counted already.
      long more = copies.count() - rows.stream().mapToLong(Entry.Rows::count).sum();
      if (budget.rows(Math.max(0, more), origin)
          && budget.take(Budget.Quota.REPEATED, Math.max(0, more), origin)) {
        to.add(copies);
      }
    }
    for (Entry entry : from.entries()) {
      if (entry instanceof Section inner) {
        section(inner, to);
      } else if (!(entry instanceof Entry.Rows)) {
        to.add(entry);
      }
    }
  }

  private BigDecimal number(Quantity quantity, BlockLayout layout) {
    return quantity.number().signum() == 0
        ? BigDecimal.ZERO
        : units.number(quantity, layout.keyUnit());
  }

  private void section(Section inner, Section to) {
    if (inner.layout().single()) {
      place(inner, Merging.target(to, inner));
      return;
    }
    for (long i = 0; i < times && budget.items(1 + inner.entries().size(), origin); i++) {
      Section copy = new Section(inner.origin(), inner.name(), inner.about(), inner.layout());
      BigDecimal offset = start.number().add(every.number().multiply(BigDecimal.valueOf(i)));
      // Start and step have one unit unless one of them is zero.
      Quantity moved =
          new Quantity(origin, offset, start.unit() == null ? every.unit() : start.unit(), null);
      new Placement(units, budget, origin, moved, 1, every).place(inner, copy);
      to.add(copy);
    }
  }
}
