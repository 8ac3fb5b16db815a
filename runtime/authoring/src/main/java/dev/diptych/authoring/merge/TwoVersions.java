package dev.diptych.authoring.merge;

import java.util.List;
import java.util.function.Supplier;

/** Shows two versions of a block that have no common base: each difference is a conflict. */
final class TwoVersions {
  private final Siblings siblings;
  private final Supplier<String> path;
  private final MergeOutput out;

  private TwoVersions(Siblings siblings, Supplier<String> path, MergeOutput out) {
    this.siblings = siblings;
    this.path = path;
    this.out = out;
  }

  /** Adds both versions. */
  static void write(
      List<Part> ours,
      List<Part> theirs,
      BlockRules rules,
      Supplier<String> path,
      MergeOutput out) {
    Siblings siblings = new Siblings(rules, List.of(ours, theirs));
    new TwoVersions(siblings, path, out).write(ours, theirs);
  }

  private void write(List<Part> ours, List<Part> theirs) {
    int[] pairs = siblings.pairs(ours, theirs);
    int o = 0;
    int t = 0;
    for (int i = 0; i <= ours.size(); i++) {
      if (i == ours.size() || pairs[i] >= 0) {
        int endT = i == ours.size() ? theirs.size() : pairs[i];
        different(ours.subList(o, i), theirs.subList(t, endT));
        if (i < ours.size()) {
          pair(ours.get(i), theirs.get(endT));
        }
        o = i + 1;
        t = endT + 1;
      }
    }
  }

  private void pair(Part ours, Part theirs) {
    if (SameMeaning.of(ours, theirs)) {
      out.add(ours);
    } else if (ours.isBlock() && theirs.isBlock() && SameMeaning.ofTokens(ours, theirs)) {
      Supplier<String> own = () -> siblings.path(path.get(), ours);
      new PartMerge(ours, ours, ours).writeOpen(out, own);
      write(ours.children(), theirs.children(), siblings.rules().child(ours.name()), own, out);
      new PartMerge(ours, ours, ours).writeClose(out, own);
    } else {
      different(List.of(ours), List.of(theirs));
    }
  }

  private void different(List<Part> ours, List<Part> theirs) {
    if (!ours.isEmpty() || !theirs.isEmpty()) {
      out.conflict(ours, theirs, () -> siblings.path(path.get(), ours, theirs));
    }
  }
}
