package dev.diptych.cli.table;

import dev.diptych.cli.session.UsageException;
import dev.diptych.table.DocumentTable;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What rows of each file the user wants. */
final class ChoiceOptions {
  private static final double MAX_RATE = 10_000;

  @Option(
      names = "--select",
      paramLabel = "NAME",
      description =
          "A table of numbers, by its name in the list: NAME, or NAME.column,column for some of its"
              + " columns. * is any part of a name.")
  private @Nullable String select;

  @Option(
      names = "--struct",
      paramLabel = "NAME",
      description =
          "A repeated struct or table, by its name in the list, with the fields of inner structs as"
              + " columns outer.inner; . is the file itself, one row.")
  private @Nullable String struct;

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
    return select != null || struct != null || wide != null || rate != null;
  }

  /**
   * What the user wants.
   *
   * @throws UsageException if options conflict
   */
  Choice choice() {
    if (Stream.of(select, struct, wide).filter(Objects::nonNull).count() > 1) {
      throw new UsageException("--select, --struct and --wide exclude each other");
    }
    if (wide == null && rate != null) {
      throw new UsageException("--rate requires --wide TIME");
    }
    if (wide != null) {
      if (rate == null || !(rate > 0 && rate <= MAX_RATE)) {
        throw new UsageException("--wide requires --rate N, above 0 and at most 10000");
      }
      return new WideTable(wide, rate);
    }
    if (select != null) {
      return new NamedTable(DocumentTable.Kind.TABLE, select);
    }
    return struct == null ? new OnlyTable() : new NamedTable(DocumentTable.Kind.STRUCT, struct);
  }
}
