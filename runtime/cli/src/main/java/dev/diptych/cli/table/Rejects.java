package dev.diptych.cli.table;

import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.source.Position;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.RowSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The files that were rejected, with a row for each error. */
final class Rejects implements RowSource {
  /** More errors are shown, but not kept. */
  private static final int MAX_ROWS = 1_000_000;

  private final List<Row> rows = new ArrayList<>();
  private int files;

  private record Row(String file, String code, String message, @Nullable Location at) {}

  /** What a row has. */
  private enum Heading {
    FILE(ColumnType.TEXT, false, "The rejected file."),
    CODE(ColumnType.TEXT, false, "The code of the error."),
    MESSAGE(ColumnType.TEXT, false, "What is wrong."),
    LINE(ColumnType.INT32, true, "The line of the error, in a text."),
    COLUMN(ColumnType.INT32, true, "The column of the error, in a text."),
    OFFSET(ColumnType.INT64, true, "The offset of the error in bytes, in a binary file."),
    PATH(ColumnType.TEXT, true, "The path of the field with the error, in a binary file.");

    private final ColumnType type;
    private final boolean optional;
    private final String description;

    Heading(ColumnType type, boolean optional, String description) {
      this.type = type;
      this.optional = optional;
      this.description = description;
    }

    private Column column() {
      return new Column(name().toLowerCase(Locale.ROOT), type, optional, null, description);
    }
  }

  /** Adds a file that is rejected. */
  void add(String file, Collection<Diagnostic> diagnostics) {
    files++;
    for (Diagnostic each : diagnostics) {
      if (each.isError() && rows.size() < MAX_ROWS) {
        rows.add(new Row(file, each.code(), each.message(), each.location()));
      }
    }
  }

  /** Adds a file that cannot be read. */
  void add(String file, IoFailure failure) {
    files++;
    rows.add(new Row(file, failure.code(), String.valueOf(failure.getMessage()), null));
  }

  /** The number of files. */
  int files() {
    return files;
  }

  @Override
  public List<Column> columns() {
    return Arrays.stream(Heading.values()).map(Heading::column).toList();
  }

  @Override
  public int rows() {
    return rows.size();
  }

  @Override
  public void read(int from, int count, int column, Cells into) {
    Heading heading = Heading.values()[column];
    for (Row row : rows.subList(from, from + count)) {
      cell(row, heading, into);
    }
  }

  private static void cell(Row row, Heading heading, Cells into) {
    switch (heading) {
      case FILE -> into.add(row.file());
      case CODE -> into.add(row.code());
      case MESSAGE -> into.add(row.message());
      case LINE, COLUMN -> position(row.at(), heading, into);
      case OFFSET, PATH -> place(row.at(), heading, into);
    }
  }

  private static void position(@Nullable Location at, Heading heading, Cells into) {
    if (at instanceof Location.InText text) {
      Position start = text.source().position(text.span().start());
      into.add(heading == Heading.LINE ? start.line() : start.column());
    } else {
      into.addMissing();
    }
  }

  private static void place(@Nullable Location at, Heading heading, Cells into) {
    if (at instanceof Location.InBytes bytes && heading == Heading.OFFSET && bytes.offset() >= 0) {
      into.add(bytes.offset());
    } else if (at instanceof Location.InBytes bytes
        && heading == Heading.PATH
        && bytes.path().parent() != null) {
      into.add(bytes.path().toString());
    } else {
      into.addMissing();
    }
  }
}
