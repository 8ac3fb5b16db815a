package dev.diptych.binary.plan;

import dev.diptych.binary.expression.Cells;
import dev.diptych.binary.stream.Input;
import java.util.Arrays;
import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;

/** Where each field in sequence and each element is, recorded while a file is decoded. */
final class Trace {
  private final IdentityHashMap<Cells, @Nullable Range[]> ranges = new IdentityHashMap<>();

  /** Notes that the value in a cell ends at the position of its stream. */
  void put(Cells cells, int at, Input in, int start) {
    @Nullable Range[] all = ranges.computeIfAbsent(cells, of -> new Range[4]);
    if (at >= all.length) {
      all = Arrays.copyOf(all, Math.max(at + 1, 2 * all.length));
      ranges.put(cells, all);
    }
    all[at] = new Range(in, start, in.position());
  }

  /** Where the value in a cell is; null if it was not decoded there. */
  @Nullable Range get(Cells cells, int at) {
    @Nullable Range[] all = ranges.get(cells);
    return all == null || at >= all.length ? null : all[at];
  }
}
