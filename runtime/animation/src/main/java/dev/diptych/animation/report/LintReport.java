package dev.diptych.animation.report;

import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Path;
import dev.diptych.model.lint.LintSink;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Reports the first few diagnostics of one lint in one document and counts the rest. A fault in one
 * of 395 curves is often in all of them, and a list of 395 diagnostics helps no one.
 */
public final class LintReport {
  /** The number of diagnostics that are reported one by one. */
  public static final int MAX_DIAGNOSTICS = 5;

  private final LintSink sink;
  private final Severity severity;
  private final String code;
  private final List<String> hints;
  private @Nullable Path firstMore;
  private int count;

  /**
   * A report of one lint.
   *
   * @param sink receives the diagnostics
   * @param severity the severity of the diagnostics
   * @param code the code of the diagnostics
   * @param hints the hints, which are reported with the first diagnostic only
   */
  public LintReport(LintSink sink, Severity severity, String code, List<String> hints) {
    this.sink = sink;
    this.severity = severity;
    this.code = code;
    this.hints = hints;
  }

  /** Adds one diagnostic. */
  public void add(Path at, String message) {
    if (count == MAX_DIAGNOSTICS) {
      firstMore = at;
    }
    if (count < MAX_DIAGNOSTICS) {
      report(at, message, count == 0 ? hints : List.of());
    }
    count++;
  }

  /**
   * Adds one diagnostic for a table: the first row that is bad, and the number of other bad rows.
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
      String others = more == 0 ? "" : "; " + NumberFormatting.count(more, "more key") + " like it";
      add(at.apply(first), label + ": " + message.apply(first) + others);
    }
  }

  /** Reports how many diagnostics there were beyond the first few. */
  public void close() {
    if (firstMore != null) {
      String places = NumberFormatting.count(count - MAX_DIAGNOSTICS, "more place");
      report(firstMore, "the same in " + places + ", of which this is the first", List.of());
    }
  }

  private void report(Path at, String message, List<String> help) {
    sink.report(severity, code, at, message, help.toArray(String[]::new));
  }
}
