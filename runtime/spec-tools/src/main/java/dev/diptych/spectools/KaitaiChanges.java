package dev.diptych.spectools;

import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.specs.SpecChanges;
import dev.diptych.spectools.diff.change.Change;
import dev.diptych.spectools.diff.change.Verdict;
import dev.diptych.twin.Face;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What changed between two specs, as the command sees it. */
record KaitaiChanges(List<Change> changes) implements SpecChanges {
  @Override
  public List<Diagnostic> diagnostics(@Nullable Face face) {
    return changes.stream().map(change -> change.diagnostic(face)).toList();
  }

  @Override
  public List<String> verdict(String old, String now) {
    return Verdict.lines(old, now, changes);
  }

  @Override
  public boolean breaks(@Nullable Face face) {
    return changes.stream().anyMatch(change -> change.impact().breaks(face));
  }
}
