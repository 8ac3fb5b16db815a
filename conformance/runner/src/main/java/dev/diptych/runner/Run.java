package dev.diptych.runner;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The results of one implementation.
 *
 * @param name its own name
 * @param outcomes outcomes in the order of the suite
 * @param unused expected failures that match no check
 */
public record Run(String name, List<CheckOutcome> outcomes, List<String> unused) {
  public Run {
    outcomes = List.copyOf(outcomes);
    unused = List.copyOf(unused);
  }

  /** Number of outcomes of each kind. */
  public Map<CheckOutcome.Kind, Long> counts() {
    return outcomes.stream()
        .collect(Collectors.groupingBy(CheckOutcome::kind, Collectors.counting()));
  }

  /** Number of outcomes of {@code kind}. */
  public long count(CheckOutcome.Kind kind) {
    return counts().getOrDefault(kind, 0L);
  }

  /** Number of outcomes that fail the run. */
  public long failures() {
    return outcomes.stream().filter(outcome -> outcome.kind().fails()).count();
  }

  /** Whether the run passed. */
  public boolean passed() {
    return unused.isEmpty() && failures() == 0;
  }

  /** Whether the run passed, and also all recommended cases. */
  public boolean passedStrictly() {
    return passed() && count(CheckOutcome.Kind.RECOMMENDED_FAILURE) == 0;
  }
}
