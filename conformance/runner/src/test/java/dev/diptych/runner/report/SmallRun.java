package dev.diptych.runner.report;

import dev.diptych.runner.CheckOutcome;
import dev.diptych.runner.Run;
import dev.diptych.runner.judge.CheckVerdict;
import dev.diptych.runner.suite.Check;
import dev.diptych.runner.suite.Direction;
import dev.diptych.runner.suite.Expected;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs of a few checks in which everything occurs. */
final class SmallRun {
  static final CheckVerdict PASSED = new CheckVerdict.Passed();
  static final CheckVerdict FAILED = new CheckVerdict.Failed("it died:\n<a> & \u001b[1mb\u0000");

  private SmallRun() {}

  /** One that is all right, and one that is not. */
  static List<Run> two() {
    return List.of(good(), bad());
  }

  static Run good() {
    return new Run(
        "good",
        List.of(
            outcome("valid/a/one:decode", PASSED, null),
            outcome("valid/a/one:parse", PASSED, null),
            outcome("valid/a/two:decode", PASSED, null),
            outcome("invalid/a/three:parse", PASSED, null)),
        List.of());
  }

  static Run bad() {
    return new Run(
        "C&C <1>",
        List.of(
            outcome("valid/a/one:decode", FAILED, null),
            outcome("valid/a/one:parse", PASSED, "too & hard"),
            outcome("valid/a/two:decode", FAILED, "too hard"),
            outcome("invalid/a/three:parse", new CheckVerdict.Unsupported("no <parse>"), null)),
        List.of("valid/b/*"));
  }

  static CheckOutcome outcome(String name, CheckVerdict verdict, String known) {
    Direction direction =
        Direction.valueOf(name.substring(name.lastIndexOf(':') + 1).toUpperCase(Locale.ROOT));
    Expected expected = new Expected.Data("", false);
    return new CheckOutcome(
        new Check(name, "1 < 2 & 3", direction, Map.of(), expected), verdict, known);
  }
}
