package dev.diptych.cli.project;

import java.util.Set;

/** Reads the table {@code [diff]}. */
final class DiffTableReader {
  private static final Set<String> DIRECTIONS = Set.of("backward", "forward", "full");

  private DiffTableReader() {}

  static DiffTable read(TableReader table) {
    table.rejectOthers(Set.of("ignore", "baseline", "direction"));
    DiffTable diff =
        new DiffTable(table.texts("ignore"), table.text("baseline"), table.text("direction"));
    Entry direction = diff.direction();
    if (direction != null && !DIRECTIONS.contains(direction.value())) {
      table.error("direction", "direction must be backward, forward or full");
    }
    return diff;
  }
}
