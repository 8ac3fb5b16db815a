package dev.diptych.conformance.compare;

import dev.diptych.twin.compare.Difference;
import dev.diptych.twin.compare.RowChanges;
import java.util.ArrayList;
import java.util.List;

/** Differences as lines that can be compared. */
final class Shown {
  private Shown() {}

  static List<String> of(List<Difference> differences) {
    List<String> lines = new ArrayList<>();
    for (Difference difference : differences) {
      if (difference instanceof Difference.Table table) {
        RowChanges rows = table.rows();
        for (int i = 0; i < rows.runs(); i++) {
          lines.add(table.path() + " " + rows.run(i));
        }
        lines.add(table.path() + " " + rows.largest());
      } else {
        lines.add(difference.toString());
      }
    }
    return lines;
  }
}
