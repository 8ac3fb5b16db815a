package dev.diptych.animation.authoring.track;

import dev.diptych.authoring.evaluate.Budget;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.section.RowOrder;
import dev.diptych.authoring.section.Section;
import dev.diptych.authoring.tree.Origin;
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
    new RelativeOrder(arguments).check(rows);
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
    Value.Until until = null;
    for (Evaluated written : row.arguments()) {
      Evaluated argument = written;
      if (written instanceof Value.Call call && EasingWords.isWord(call.name())) {
        argument = new EasingFirst(arguments).report(call, row, rest);
      }
      Reach eased = EasingWords.of(argument, arguments);
      if (eased != null) {
        if (easings) {
          arguments.error(argument.origin(), "a row has one easing");
        }
        easings = true;
        reach = eased;
      } else if (argument instanceof Value.Until end) {
        until = end;
        addUnless(end.value() instanceof Quantity, end, rest);
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
      double end = new RowRange(arguments).end(time, start, until);
      rows.add(new KeyRow(row.origin(), Math.max(start, end), rest, Reach.LINEAR, true));
    }
  }

  /** A word after {@code ..} is what the row is about: the end of the range is missing. */
  private static void addUnless(boolean isTime, Value.Until end, List<Evaluated> rest) {
    if (!isTime) {
      rest.add((Evaluated) end.value());
    }
  }

  private double seconds(Quantity time) {
    return seconds(time, arguments);
  }

  static double seconds(Quantity time, Arguments arguments) {
    double seconds = time.number().doubleValue();
    if (Float.isFinite((float) seconds)) {
      return seconds;
    }
    Origin origin = time.origin();
    arguments.error(origin, "the time is too large");
    return 0;
  }
}
