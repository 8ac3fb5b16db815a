package dev.diptych.spectools.diff.rule;

import dev.diptych.model.diagnostic.Location;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.SpecPair;
import java.util.List;

/** {@code refusal-added}, {@code refusal-removed}: files are refused altogether, or no longer. */
final class RefusalRule implements SpecRule {
  @Override
  public void compare(SpecPair specs, Changes changes) {
    boolean was = specs.old().schema().refusal() != null;
    boolean is = specs.now().schema().refusal() != null;
    String root = specs.now().root().type().name();
    Location at = specs.now().place(root, List.of("-twin-refuse"));
    if (is && !was) {
      String message = "files are recognised and refused now";
      changes.report("refusal-added", Impact.BOTH, HeaderRule.path(specs), at, message);
    } else if (was && !is) {
      String message = "files were refused and are taken now";
      changes.report("refusal-removed", Impact.COMPATIBLE, HeaderRule.path(specs), at, message);
    }
  }
}
