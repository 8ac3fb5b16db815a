package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.section.BlockLayout;
import dev.diptych.authoring.section.Entry;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Separates rows whose keys are words or missing: to the parser, {@code Loop (1) Once (2)} and
 * {@code (1) (2)} are one row with arguments.
 */
final class PlainRows {
  private static final String RELATIVE = "by";

  private PlainRows() {}

  /** The rows that {@code row} is in a block of {@code layout}. */
  static List<Entry.Row> split(Entry.Row row, BlockLayout layout) {
    if (!layout.hasUnnumberedKeys()) {
      return List.of(row);
    }
    List<Entry.Row> rows = new ArrayList<>();
    Evaluated key = row.key();
    Origin origin = row.origin();
    List<Evaluated> arguments = new ArrayList<>();
    for (int i = 0; i < row.arguments().size(); i++) {
      Evaluated argument = row.arguments().get(i);
      Entry.Row next = arguments.isEmpty() ? null : next(row.arguments(), i);
      if (next == null) {
        arguments.add(argument);
      } else {
        rows.add(new Entry.Row(origin, key, List.copyOf(arguments)));
        i += argument instanceof Value.Word || argument instanceof Value.Verbatim ? 1 : 0;
        key = next.key();
        origin = next.origin();
        arguments = new ArrayList<>(next.arguments());
      }
    }
    rows.add(new Entry.Row(origin, key, List.copyOf(arguments)));
    return rows;
  }

  /** The row that begins with the argument at {@code index}, if one does. */
  private static Entry.@Nullable Row next(List<Evaluated> arguments, int index) {
    Evaluated argument = arguments.get(index);
    if (argument instanceof Value.Tuple) {
      return new Entry.Row(argument.origin(), null, List.of(argument));
    }
    if (argument instanceof Value.Call call) {
      return row(call, call.origin());
    }
    boolean word = argument instanceof Value.Word || argument instanceof Value.Verbatim;
    return word
            && index + 1 < arguments.size()
            && arguments.get(index + 1) instanceof Value.Tuple cells
        ? new Entry.Row(argument.origin(), argument, List.of(cells))
        : null;
  }

  /** The row that {@code call} is in a plain text: a name and cells; or null. */
  static Entry.@Nullable Row row(Value.Call call, Origin origin) {
    if (call.arguments().size() != 1 || call.name().contains("-")) {
      return null;
    }
    Value.Word key = new Value.Word(call.origin(), call.name());
    Value.Tuple cells = new Value.Tuple(call.origin(), call.arguments().get(0));
    return new Entry.Row(origin, key, List.of(cells));
  }

  /** The values that are added to those of the row before, if {@code row} is relative. */
  static Value.@Nullable Tuple relative(Entry.Row row, BlockLayout layout) {
    if (row.arguments().isEmpty()) {
      return null;
    }
    Evaluated first = row.arguments().get(0);
    if (first instanceof Value.Call call
        && call.name().equals(RELATIVE)
        && call.arguments().size() == 1) {
      return new Value.Tuple(call.origin(), call.arguments().get(0));
    }
    boolean named = row.key() instanceof Value.Word word && word.text().equals(RELATIVE);
    return named && !layout.hasKeys() && first instanceof Value.Tuple cells ? cells : null;
  }
}
