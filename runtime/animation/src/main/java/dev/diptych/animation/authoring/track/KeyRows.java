package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.evaluate.Budget;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the rows of a section as keys in ascending order. */
public record KeyRows(Arguments arguments) {
  /** The rows; those with errors are reported and omitted. */
  public List<KeyRow> read(Section section) {
    List<KeyRow> rows = new ArrayList<>();
    long count = section.rows().stream().mapToLong(Entry.Rows::count).sum();
    if (!arguments.context().budget().take(Budget.Quota.KEYS, count, section.origin())) {
      return rows;
    }
    RowOrder.visit(section.rows(), (key, row) -> add(key, row, rows), numbers -> {});
    rows.sort(Comparator.comparingDouble(KeyRow::time));
    return rows;
  }

  private void add(@Nullable Evaluated key, Entry.Row row, List<KeyRow> rows) {
    if (!(key instanceof Quantity time)) {
      arguments.error(row.origin(), "expected a time before the values");
      return;
    }
    List<Evaluated> rest = new ArrayList<>();
    Reach reach = Reach.DEFAULT;
    boolean easings = false;
    Quantity until = null;
    for (Evaluated argument : row.arguments()) {
      Reach eased = EasingWords.of(argument, arguments);
      if (eased != null) {
        if (easings) {
          arguments.error(argument.origin(), "a row has one easing");
        }
        easings = true;
        reach = eased;
      } else if (argument instanceof Value.Until end && end.value() instanceof Quantity last) {
        until = last;
      } else {
        rest.add(argument);
      }
    }
    double exact = seconds(time);
    // A jump is at the time that a file holds, so that the key at that time has the new value.
    boolean jumps = reach.isHold() && arguments.maxNumber() == Float.MAX_VALUE;
    double start = jumps ? (float) exact : exact;
    rows.add(new KeyRow(row.origin(), start, rest, reach, false));
    if (until != null) {
      double end = seconds(until);
      if (end <= start) {
        arguments.error(until.origin(), "the end is not after the begin");
      }
      rows.add(new KeyRow(row.origin(), Math.max(start, end), rest, Reach.LINEAR, true));
    }
  }

  private double seconds(Quantity time) {
    double seconds = time.number().doubleValue();
    if (Float.isFinite((float) seconds)) {
      return seconds;
    }
    arguments.error(time.origin(), "the time is too large");
    return 0;
  }
}
