package dev.diptych.cli.plot;

import dev.diptych.cli.session.UsageException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.model.schema.Unit;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is plotted. */
final class ChartOptions {
  private static final int MAX_CELLS = 400;
  private static final Pattern NUMBER =
      Pattern.compile("(-?\\d{1,15}(?:\\.\\d{1,15})?(?:e[+-]?\\d{1,3})?)(s|ms)?");

  @Option(
      names = "--chart",
      paramLabel = "CHART",
      description = "What to plot; see the list below.")
  private @Nullable String chart;

  @Option(
      names = "--of",
      paramLabel = "NAME",
      split = ",",
      description =
          "What to plot, by the names of the text: A, A.B or A.*; several with commas, or --of"
              + " repeated.")
  private List<String> names = List.of();

  @Option(
      names = "--from",
      paramLabel = "T",
      description = "Where the horizontal axis begins, such as 1.5s; the default is the start.")
  private @Nullable String from;

  @Option(
      names = "--to",
      paramLabel = "T",
      description = "Where the horizontal axis ends; the default is the end.")
  private @Nullable String to;

  @Option(
      names = "--rows",
      paramLabel = "PATH",
      description = "The path of a table, such as chunks[2].samples, for --chart columns.")
  private @Nullable String table;

  @Option(
      names = "--plane",
      paramLabel = "PLANE",
      description =
          "The plane of a heat map in metres: z=2 (the default), or a point and a normal as six"
              + " numbers with commas.")
  private @Nullable String plane;

  @Option(
      names = "--cells",
      paramLabel = "N",
      description = "How many cells of a heat map are next to each other; ${DEFAULT-VALUE}.")
  private int cells = 48;

  /** The name of the chart, or null for the default. */
  @Nullable String chart() {
    return chart == null && table != null ? ColumnsChart.NAME : chart;
  }

  /**
   * The request for a plot of {@code columns} pixels.
   *
   * @throws UsageException if an option is invalid
   */
  ChartRequest request(int columns) {
    if (cells < 1 || cells > MAX_CELLS) {
      throw new UsageException("--cells is a number from 1 to " + MAX_CELLS);
    }
    Double first = number("--from", from);
    Double last = number("--to", to);
    if (first != null && last != null && !(first < last)) {
      throw new UsageException("--from must be before --to");
    }
    return new ChartRequest(names, first, last, columns, table, plane, cells);
  }

  private static @Nullable Double number(String option, @Nullable String text) {
    if (text == null) {
      return null;
    }
    Matcher matcher = NUMBER.matcher(text);
    if (!matcher.matches()) {
      throw new UsageException(
          option + " is a number, or a time in s or ms, but not '" + text + "'");
    }
    boolean milliseconds = "ms".equals(matcher.group(2));
    Unit unit = milliseconds ? Unit.MILLISECOND : Unit.SECOND;
    BigDecimal number = new BigDecimal(matcher.group(1));
    return unit.convert(number, Unit.SECOND).doubleValue();
  }
}
