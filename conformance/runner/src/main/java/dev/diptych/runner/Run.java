package dev.diptych.runner;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What came of running the suite against an implementation.
 *
 * @param name what the implementation calls itself
 * @param outcomes in the order of the suite
 * @param unused lines of expected failures that no check has anything to do with
 */
public record Run(String name, List<CheckOutcome> outcomes, List<String> unused) {
  /** Keeps its own copies. */
  public Run {
    outcomes = List.copyOf(outcomes);
    unused = List.copyOf(unused);
  }

  /** How many outcomes there are of each kind. */
  public Map<CheckOutcome.Kind, Long> counts() {
    return outcomes.stream()
        .collect(Collectors.groupingBy(CheckOutcome::kind, Collectors.counting()));
  }

  /** How many outcomes are of {@code kind}. */
  public long count(CheckOutcome.Kind kind) {
    return counts().getOrDefault(kind, 0L);
  }

  /** How many outcomes make the run red. */
  public long failures() {
    return outcomes.stream().filter(checkOutcome -> checkOutcome.kind().fails()).count();
  }

  /** Whether all is as expected. */
  public boolean passed() {
    return unused.isEmpty() && failures() == 0;
  }
}
