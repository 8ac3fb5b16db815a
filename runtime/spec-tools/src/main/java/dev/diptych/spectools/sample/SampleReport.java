package dev.diptych.spectools.sample;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Files of a spec, and what they reach.
 *
 * @param files the files, those first that reach the most
 * @param goals every goal of the spec
 * @param wanted how many files were wanted
 * @param reason why there are fewer; null if there are not
 */
public record SampleReport(
    List<ProvenFile> files, List<Outcome> goals, int wanted, @Nullable String reason) {
  /** Keeps its own copies. */
  public SampleReport {
    files = List.copyOf(files);
    goals = List.copyOf(goals);
  }

  /**
   * What became of a goal.
   *
   * @param goal the goal
   * @param reason why no file reaches it; null if one does
   */
  public record Outcome(Goal goal, @Nullable String reason) {
    /** Whether a file reaches it. */
    public boolean reached() {
      return reason == null;
    }
  }

  /** The goals that no file reaches. */
  public List<Outcome> missed() {
    return goals.stream().filter(each -> !each.reached()).toList();
  }
}
