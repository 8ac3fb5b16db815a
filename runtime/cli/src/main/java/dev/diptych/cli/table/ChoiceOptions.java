package dev.diptych.cli.table;

import dev.diptych.cli.session.UsageException;
import dev.diptych.table.DocumentTable;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What rows of each file the user wants. */
final class ChoiceOptions {
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

  @Mixin private WideOptions wide;

  /** Whether any is given. */
  boolean given() {
    return select != null || struct != null || wide.given();
  }

  /**
   * What the user wants.
   *
   * @throws UsageException if options conflict
   */
  Choice choice() {
    WideTable played = wide.table();
    if (Stream.of(select, struct, played).filter(Objects::nonNull).count() > 1) {
      throw new UsageException("--select, --struct and --wide exclude each other");
    }
    if (played != null) {
      return played;
    }
    if (select != null) {
      return new NamedTable(DocumentTable.Kind.TABLE, select);
    }
    return struct == null ? new OnlyTable() : new NamedTable(DocumentTable.Kind.STRUCT, struct);
  }
}
