package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Resolves rows with {@code by (…)}: their values are added to those of the row before. Values that
 * are not given stay as they are there.
 *
 * @param units converts the values to the units of their columns
 * @param layout the columns
 */
record RelativeRow(UnitConversion units, BlockLayout layout) {
  /**
   * {@code row} with absolute values.
   *
   * @param before the row before, or null
   */
  Entry.Row resolve(Entry.Row row, Entry.@Nullable Row before) {
    Value.Tuple change = PlainRows.relative(row, layout);
    if (change == null) {
      return row;
    }
    if (before == null) {
      String help =
          "the first row of a block, and of a repetition with 'every', has absolute values";
      return wrong(row, change, "'by' is relative to the row before, and there is none", help);
    }
    boolean plain = !before.arguments().isEmpty();
    if (!plain || !(before.arguments().get(0) instanceof Value.Tuple cells)) {
      // A vocabulary may know more about the row before.
      return row;
    }
    int count = cells.values().size();
    if (change.values().size() > count) {
      String message = "'by' has " + change.values().size() + " values, the row before " + count;
      return wrong(row, change, message, "values that are not given stay as they are");
    }
    List<Evaluated> arguments = new ArrayList<>(row.arguments());
    arguments.set(0, new Value.Tuple(change.origin(), sums(cells, change)));
    Evaluated key = layout.hasKeys() ? row.key() : null;
    return new Entry.Row(row.origin(), key, List.copyOf(arguments));
  }

  private List<Value> sums(Value.Tuple cells, Value.Tuple change) {
    List<Value> sums = new ArrayList<>();
    for (int i = 0; i < cells.values().size(); i++) {
      Evaluated cell = cells.evaluated().get(i);
      sums.add(
          i < change.values().size()
              ? sum(cell, change.evaluated().get(i), layout.column(i))
              : cell);
    }
    return sums;
  }

  private Evaluated sum(Evaluated cell, Evaluated change, @Nullable Unit unit) {
    if (!(change instanceof Quantity more)) {
      units.report().error("bad-argument", change.origin(), "'by' adds numbers only");
      return cell;
    }
    if (!(cell instanceof Quantity number)) {
      String message = "the row before has no number here";
      units.report().error("bad-argument", change.origin(), message);
      return cell;
    }
    BigDecimal sum = units.number(number, unit).add(units.number(more, unit));
    return UnitConversion.of(more.origin(), sum);
  }

  private Entry.Row wrong(Entry.Row row, Value.Tuple change, String message, String help) {
    Origin origin = change.origin();
    units.report().error("bad-argument", origin, message, help);
    return new Entry.Row(row.origin(), row.key(), List.of(new Value.Tuple(origin, List.of())));
  }
}
