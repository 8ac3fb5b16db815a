package dev.diptych.cli.diff;

import dev.diptych.spectools.diff.change.SpecChanges;
import dev.diptych.spectools.diff.change.SpecDifference;
import java.util.List;
import java.util.Set;

/**
 * The differences that do not count.
 *
 * @param ignored the codes of rules that do not count
 * @param baseline accepted differences
 */
public record Accepted(Set<String> ignored, Baseline baseline) {
  /** The report on {@code changes} without the accepted ones. */
  public DiffReport report(
      String oldName, String newName, DiffQuestion question, SpecChanges changes) {
    List<SpecDifference> left =
        changes.differences().stream()
            .filter(each -> !ignored.contains(each.code()) && !baseline.accepts(each))
            .toList();
    int accepted = changes.differences().size() - left.size();
    return new DiffReport(oldName, newName, question, left, accepted, changes.trials());
  }
}
