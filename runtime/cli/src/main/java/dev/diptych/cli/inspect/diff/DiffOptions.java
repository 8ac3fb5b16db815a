package dev.diptych.cli.inspect.diff;

import dev.diptych.cli.render.ColoredOutput;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.twin.compare.Tolerance;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Option;

/** What {@code diff} counts as a difference, and how it shows differences. */
public final class DiffOptions {

  @Option(
      names = "--tolerance",
      paramLabel = "N[UNIT]",
      description = {
        "Ignore smaller differences of numbers, or of numbers of one dimension: 0.001, 0.5mm,"
            + " 0.25deg, 5ms. May be repeated."
      })
  private List<String> tolerances = List.of();

  @Option(
      names = "--stat",
      description =
          "Show one line for each block: how many keys were added, removed, changed and moved, and the"
              + " largest change.")
  private boolean stat;

  @Option(names = "--json", description = "Show the differences as JSON.")
  private boolean json;

  @Option(
      names = {"-q", "--quiet"},
      description = "Show nothing; the exit code reports whether files differ.")
  private boolean quiet;

  @Option(names = "--all", description = "Show every row and line, not only the first few.")
  private boolean all;

  /**
   * The differences that do not count.
   *
   * @throws UsageException if one is invalid
   */
  public Tolerance tolerance() {
    try {
      return Tolerance.parse(tolerances);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--tolerance: " + e.getMessage());
    }
  }

  /** Whether every row is shown. */
  public boolean all() {
    return all;
  }

  /**
   * Rejects options that conflict.
   *
   * @throws UsageException if some do
   */
  public void check() {
    if ((stat && json) || (stat && quiet) || (json && quiet)) {
      throw new UsageException("only one of --stat, --json and --quiet can be used");
    }
    tolerance();
  }

  /** Writes a report to the standard output of {@code session}. */
  public void write(Report report, Session session) throws IoFailure {
    if (quiet || (report.differences().isEmpty() && !json)) {
      return;
    }
    session.outputs().show(!json && session.colored(), out -> write(report, out));
  }

  private void write(Report report, ColoredOutput out) throws IOException {
    if (json) {
      new JsonDiff(report, out).write();
    } else if (stat) {
      new StatDiff(report, out).write();
    } else {
      new TextDiff(report, out).write();
    }
  }
}
