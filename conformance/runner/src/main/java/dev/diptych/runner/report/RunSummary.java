package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import dev.diptych.runner.suite.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** A short summary of a run. */
public final class RunSummary {
  private RunSummary() {}

  /** One line: {@code python: 1,342 passed, 12 failed as expected, 0 failed, 34 not supported}. */
  public static String line(Run run) {
    List<String> parts = new ArrayList<>();
    for (CheckOutcome.Kind kind : CheckOutcome.Kind.values()) {
      long count = run.count(kind);
      boolean always = kind == CheckOutcome.Kind.PASSED || kind == CheckOutcome.Kind.FAILED;
      if (count > 0 || always) {
        parts.add(String.format(Locale.ROOT, "%,d %s", count, CellMark.of(kind).words()));
      }
    }
    return run.name() + ": " + String.join(", ", parts);
  }

  /** What makes the run fail, and what fails that is only recommended, one paragraph each. */
  public static List<String> problems(Run run) {
    List<String> problems = new ArrayList<>();
    for (CheckOutcome outcome : run.outcomes()) {
      boolean recommended = outcome.kind() == CheckOutcome.Kind.RECOMMENDED_FAILURE;
      if (outcome.kind().fails() || recommended) {
        problems.add(
            "%s: %s\n  (%s)\n  %s"
                .formatted(
                    run.name(),
                    outcome.check().name(),
                    outcome.check().about() + (recommended ? "; only recommended" : ""),
                    outcome.cause().replace("\n", "\n  ")));
      }
    }
    for (String glob : run.unused()) {
      problems.add(run.name() + ": no check matches the expected failure '" + glob + "'");
    }
    return problems;
  }

  /** How many of the supported checks of {@code level} passed: {@code 12 of 13}. */
  static String share(Run run, Level level) {
    List<CheckOutcome> supported =
        run.outcomes().stream()
            .filter(outcome -> outcome.check().level() == level)
            .filter(outcome -> outcome.kind() != CheckOutcome.Kind.UNSUPPORTED)
            .toList();
    long passed =
        supported.stream().filter(each -> each.kind() == CheckOutcome.Kind.PASSED).count();
    return supported.isEmpty()
        ? "–"
        : String.format(Locale.ROOT, "%,d of %,d", passed, supported.size());
  }

  /** The directions that a run supports. */
  static String does(Run run) {
    TreeSet<String> words = new TreeSet<>();
    for (CheckOutcome outcome : run.outcomes()) {
      if (outcome.kind() != CheckOutcome.Kind.UNSUPPORTED) {
        words.add(outcome.check().direction().word());
      }
    }
    return String.join(", ", words);
  }
}
