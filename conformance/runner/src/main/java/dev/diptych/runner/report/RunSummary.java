package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** What is said of a run before anything else. */
public final class RunSummary {
  private RunSummary() {}

  /** One line: {@code python: 1,342 passed, 12 fail as listed, 0 failed, 34 not supported}. */
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

  /** What makes a run red, a paragraph each. */
  public static List<String> findings(Run run) {
    List<String> findings = new ArrayList<>();
    for (CheckOutcome checkOutcome : run.outcomes()) {
      if (checkOutcome.kind().fails()) {
        findings.add(
            "%s: %s\n  (%s)\n  %s"
                .formatted(
                    run.name(),
                    checkOutcome.check().name(),
                    checkOutcome.check().about(),
                    checkOutcome.cause().replace("\n", "\n  ")));
      }
    }
    for (String glob : run.unused()) {
      findings.add(run.name() + ": no check is called '" + glob + "', which is listed as failing");
    }
    return findings;
  }

  /** The directions that a run had to do with. */
  static String does(Run run) {
    TreeSet<String> words = new TreeSet<>();
    for (CheckOutcome checkOutcome : run.outcomes()) {
      if (checkOutcome.kind() != CheckOutcome.Kind.UNSUPPORTED) {
        words.add(checkOutcome.check().direction().word());
      }
    }
    return String.join(", ", words);
  }
}
