package dev.diptych.authoring.merge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Changes of both sides that concern the same parts of the base.
 *
 * @param from the first of these parts
 * @param to the part after the last of them
 * @param ours what the first side changed in them
 * @param theirs what the second side changed in them
 */
record Hunks(int from, int to, List<Hunk> ours, List<Hunk> theirs) {
  /**
   * Parts that one side replaced, removed or added.
   *
   * @param from the first part of the base
   * @param to the part of the base after the last one
   * @param start the first part of the side instead of them
   * @param end the part of the side after the last one
   */
  record Hunk(int from, int to, int start, int end) {}

  /** Parts of the base, and of a side, of which some are pairs. */
  record Range(int from, int to, int start, int end) {
    List<Hunk> hunks(int[] pairs) {
      List<Hunk> hunks = new ArrayList<>();
      int base = from;
      int side = start;
      for (int i = from; i <= to; i++) {
        if (i == to || pairs[i] >= 0) {
          int until = i == to ? end : pairs[i];
          if (i > base || until > side) {
            hunks.add(new Hunk(base, i, side, until));
          }
          base = i + 1;
          side = until + 1;
        }
      }
      return hunks;
    }
  }

  /**
   * The changes in their order. Those that only touch each other are apart: what is inserted before
   * a part is no change of it.
   *
   * @param areAlike whether a change of ours and one of theirs add the same, so that they belong
   *     together if they touch each other
   */
  static List<Hunks> of(List<Hunk> ours, List<Hunk> theirs, BiPredicate<Hunk, Hunk> areAlike) {
    List<Hunks> all = new ArrayList<>();
    int o = 0;
    int t = 0;
    while (o < ours.size() || t < theirs.size()) {
      boolean isOurs =
          t == theirs.size() || (o < ours.size() && isBefore(ours.get(o), theirs.get(t)));
      Hunk next = isOurs ? ours.get(o++) : theirs.get(t++);
      Hunks last = all.isEmpty() ? null : all.get(all.size() - 1);
      boolean joins = last != null && (last.overlaps(next) || last.touches(next, isOurs, areAlike));
      if (last != null && joins) {
        (isOurs ? last.ours : last.theirs).add(next);
        int end = Math.max(last.to, next.to);
        all.set(all.size() - 1, new Hunks(last.from, end, last.ours, last.theirs));
      } else {
        Hunks own = new Hunks(next.from, next.to, new ArrayList<>(), new ArrayList<>());
        (isOurs ? own.ours : own.theirs).add(next);
        all.add(own);
      }
    }
    return all;
  }

  private boolean touches(Hunk next, boolean isOurs, BiPredicate<Hunk, Hunk> areAlike) {
    List<Hunk> others = isOurs ? theirs : ours;
    return next.from == to
        && others.stream()
            .anyMatch(other -> isOurs ? areAlike.test(next, other) : areAlike.test(other, next));
  }

  private static boolean isBefore(Hunk one, Hunk other) {
    return one.from < other.from || (one.from == other.from && one.to <= other.to);
  }

  private boolean overlaps(Hunk next) {
    boolean bothInsert = from == to && next.from == next.to && from == next.from;
    return bothInsert || next.from < to;
  }

  /** The first part of a side in the range of these changes. */
  static int start(int from, List<Hunk> own, int[] pairs, int otherwise) {
    boolean begins = !own.isEmpty() && own.get(0).from == from;
    return begins
        ? own.get(0).start
        : from < pairs.length && pairs[from] >= 0 ? pairs[from] : otherwise;
  }

  /** The part after the last one of a side in the range of these changes. */
  static int end(int to, List<Hunk> own, int[] pairs, int otherwise) {
    boolean ends = !own.isEmpty() && own.get(own.size() - 1).to == to;
    return ends
        ? own.get(own.size() - 1).end
        : to > 0 && pairs[to - 1] >= 0 ? pairs[to - 1] + 1 : otherwise;
  }
}
