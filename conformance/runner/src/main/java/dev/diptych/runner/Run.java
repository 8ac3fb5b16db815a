package dev.diptych.runner;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What came of running the suite against an implementation.
 *
 * @param name what the implementation calls itself
 * @param outcomes in the order of the suite
 * @param idle lines of expected failures that no check has anything to do with
 */
public record Run(String name, List<Outcome> outcomes, List<String> idle) {
  /** Keeps its own copies. */
  public Run {
    outcomes = List.copyOf(outcomes);
    idle = List.copyOf(idle);
  }

  /** How many outcomes there are of each kind. */
  public Map<Outcome.Kind, Long> counts() {
    return outcomes.stream().collect(Collectors.groupingBy(Outcome::kind, Collectors.counting()));
  }

  /** How many outcomes are of {@code kind}. */
  public long count(Outcome.Kind kind) {
    return counts().getOrDefault(kind, 0L);
  }

  /** How many outcomes make the run red. */
  public long red() {
    return outcomes.stream().filter(outcome -> outcome.kind().red()).count();
  }

  /** Whether all is as expected. */
  public boolean green() {
    return idle.isEmpty() && red() == 0;
  }
}
