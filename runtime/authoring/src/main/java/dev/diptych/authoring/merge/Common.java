package dev.diptych.authoring.merge;

import java.util.List;

/**
 * What two lists of added parts begin and end with.
 *
 * @param first how many of their first parts are the same
 * @param last how many of their last parts are the same
 */
record Common(int first, int last) {
  static final Common NONE = new Common(0, 0);

  /** Compares two lists. An empty line alone is nothing that they have in common. */
  static Common of(List<Part> ours, List<Part> theirs) {
    int most = Math.min(ours.size(), theirs.size());
    int first = 0;
    while (first < most && SameMeaning.of(ours.get(first), theirs.get(first))) {
      first++;
    }
    if (hasItem(ours, first) && hasItem(theirs, first)) {
      // Lines before items that differ belong to these.
      while (first > 0 && ours.get(first - 1).isLine()) {
        first--;
      }
    }
    int last = 0;
    while (last < most - first
        && SameMeaning.of(ours.get(ours.size() - 1 - last), theirs.get(theirs.size() - 1 - last))) {
      last++;
    }
    Common common = new Common(first, last);
    boolean tells =
        ours.subList(0, first).stream().anyMatch(Common::tells)
            || ours.subList(ours.size() - last, ours.size()).stream().anyMatch(Common::tells);
    return tells ? common : NONE;
  }

  private static boolean hasItem(List<Part> parts, int from) {
    return parts.subList(from, parts.size()).stream().anyMatch(part -> !part.isLine());
  }

  private static boolean tells(Part part) {
    return !part.isLine() || !part.core().isEmpty();
  }

  boolean isNone() {
    return first == 0 && last == 0;
  }

  /** The parts that one of them has alone. */
  List<Part> without(List<Part> parts) {
    return parts.subList(first, parts.size() - last);
  }
}
