package dev.diptych.animation.compare;

import dev.diptych.family.RowMeaning.Heading;
import java.util.List;

/** Finds columns of texts by the last word of their names. */
final class Headings {
  private Headings() {}

  static List<Integer> find(List<Heading> headings, List<String> endings) {
    int key = -1;
    for (int i = 0; i < headings.size(); i++) {
      key = headings.get(i).key() ? i : key;
    }
    return ColumnNames.find(headings.stream().map(Heading::name).toList(), key, endings);
  }
}
