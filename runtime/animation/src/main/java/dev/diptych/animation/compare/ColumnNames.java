package dev.diptych.animation.compare;

import dev.diptych.twin.compare.Rows;
import java.util.ArrayList;
import java.util.List;

/** Finds columns by the last word of their names. */
final class ColumnNames {
  private ColumnNames() {}

  /**
   * The columns whose names are {@code endings}, or one common prefix with each of them.
   *
   * @return their indexes in the order of the endings, or nothing if one is missing
   */
  static List<Integer> find(Rows rows, List<String> endings) {
    return find(rows.columns().stream().map(Rows.Column::name).toList(), rows.key(), endings);
  }

  /** The same for columns by their names; {@code key} is the index of the key, or -1. */
  static List<Integer> find(List<String> names, int key, List<String> endings) {
    String common = null;
    List<Integer> found = new ArrayList<>();
    for (String ending : endings) {
      for (int i = 0; i < names.size(); i++) {
        String name = names.get(i);
        boolean ends = name.equals(ending) || name.endsWith("_" + ending);
        String prefix = ends ? name.substring(0, name.length() - ending.length()) : "";
        if (ends && i != key && (common == null || common.equals(prefix))) {
          common = prefix;
          found.add(i);
          break;
        }
      }
    }
    return found.size() == endings.size() ? List.copyOf(found) : List.of();
  }
}
