package dev.diptych.authoring.comment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Merges the comments of three texts, all with their places in the merged text: those of ours that
 * theirs did not remove, and those that theirs added.
 */
final class CommentMerge {
  private CommentMerge() {}

  /** The comments of the merged text. */
  static List<PlacedComment> merge(
      List<PlacedComment> base, List<PlacedComment> ours, List<PlacedComment> theirs) {
    List<PlacedComment> removed = without(base, theirs);
    List<PlacedComment> added = without(theirs, base);
    List<PlacedComment> merged = without(ours, removed);
    merged.addAll(without(added, without(ours, base)));
    return merged;
  }

  /** The comments of {@code all} that are not in {@code others}, each counted. */
  private static List<PlacedComment> without(List<PlacedComment> all, List<PlacedComment> others) {
    Map<PlacedComment, Integer> counts = new HashMap<>();
    others.forEach(each -> counts.merge(each.loose(), 1, Integer::sum));
    List<PlacedComment> found = new ArrayList<>();
    for (PlacedComment each : all) {
      if (counts.merge(each.loose(), -1, Integer::sum) < 0) {
        found.add(each);
      }
    }
    return found;
  }
}
