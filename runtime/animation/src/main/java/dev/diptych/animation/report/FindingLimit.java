package dev.diptych.animation.report;

import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;
import dev.diptych.model.rule.Findings;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * Reports the first few findings of one lint in one document and counts the rest. A fault in one of
 * 395 curves is often in all of them, and a list of 395 findings helps no one.
 */
public final class FindingLimit {
  /** The number of findings that are reported one by one. */
  public static final int MAX_FINDINGS = 5;

  private final Findings findings;
  private final Severity severity;
  private final String code;
  private final List<String> advice;
  private Path firstMore;
  private int count;

  /**
   * A limit on the findings of one lint.
   *
   * @param findings receives what is reported
   * @param severity the severity of the findings
   * @param code the code of the findings
   * @param advice the help lines, which are reported with the first finding only
   */
  public FindingLimit(Findings findings, Severity severity, String code, List<String> advice) {
    this.findings = findings;
    this.severity = severity;
    this.code = code;
    this.advice = advice;
  }

  /** Adds one finding. */
  public void add(Path at, String message) {
    if (count == MAX_FINDINGS) {
      firstMore = at;
    }
    if (count < MAX_FINDINGS) {
      report(at, message, count == 0 ? advice : List.of());
    }
    count++;
  }

  /**
   * Adds one finding for a table: the first row that is bad, and the number of other bad rows.
   *
   * @param label the name of the table in the message
   * @param size the number of rows
   * @param bad whether a row is bad
   * @param at the path of a row
   * @param message the message about a row
   */
  public void addRows(
      String label, int size, IntPredicate bad, IntFunction<Path> at, IntFunction<String> message) {
    int first = -1;
    int more = -1;
    for (int row = 0; row < size; row++) {
      if (bad.test(row)) {
        first = first < 0 ? row : first;
        more++;
      }
    }
    if (first >= 0) {
      String others = more == 0 ? "" : "; " + NumberText.count(more, "more key") + " like it";
      add(at.apply(first), label + ": " + message.apply(first) + others);
    }
  }

  /** Reports how many findings there were beyond the first few. */
  public void close() {
    if (firstMore != null) {
      String places = NumberText.count(count - MAX_FINDINGS, "more place");
      report(firstMore, "the same in " + places + ", of which this is the first", List.of());
    }
  }

  private void report(Path at, String message, List<String> help) {
    findings.report(severity, code, at, message, help.toArray(String[]::new));
  }
}
