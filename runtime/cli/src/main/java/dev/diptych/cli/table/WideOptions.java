package dev.diptych.cli.table;

import dev.diptych.cli.session.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What each file plays over time. */
final class WideOptions {
  private static final double MAX_RATE = 10_000;

  @Option(
      names = "--wide",
      paramLabel = "TIME",
      description =
          "One row for each time, with all curves as they are played; TIME is the name of the time"
              + " in the list.")
  private @Nullable String wide;

  @Option(
      names = "--rate",
      paramLabel = "N",
      description = "Rows per second, or other unit of the time, for --wide; at most 10,000.")
  private @Nullable Double rate;

  /** Whether any is given. */
  boolean given() {
    return wide != null || rate != null;
  }

  /**
   * The rows that the user wants; null without the options.
   *
   * @throws UsageException if one of them is missing or wrong
   */
  @Nullable WideTable table() {
    if (wide == null && rate != null) {
      throw new UsageException("--rate requires --wide TIME");
    }
    if (wide == null) {
      return null;
    }
    if (rate == null || !(rate > 0 && rate <= MAX_RATE)) {
      throw new UsageException("--wide requires --rate N, above 0 and at most 10000");
    }
    return new WideTable(wide, rate);
  }
}
