package dev.diptych.cli.table;

import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.RowSource;
import dev.diptych.table.TableOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one file that are written.
 *
 * @param columns their columns, without those that say where a row comes from
 * @param parts the rows
 */
record ChosenRows(List<Column> columns, List<Part> parts) {
  /** Without rows, and without columns. */
  static final ChosenRows NONE = new ChosenRows(List.of(), List.of());

  /** The name of the column with the name of the table. */
  static final String TABLE = "table";

  private static final String TABLE_DOC = "The table that has the row.";

  /**
   * Some rows.
   *
   * @param table the name of their table, if the output has it; or null
   * @param source the rows
   * @param chosen the indexes of the columns
   */
  record Part(@Nullable String table, RowSource source, int[] chosen) {
    private List<Column> columns() {
      List<Column> columns = new ArrayList<>();
      if (table != null) {
        columns.add(Column.of(TABLE, ColumnType.TEXT, TABLE_DOC));
      }
      List<Column> all = source.columns();
      for (int each : chosen) {
        columns.add(all.get(each));
      }
      return columns;
    }
  }

  /**
   * Rows of one or more parts, which must have the same columns.
   *
   * @throws TableException if they do not
   */
  static ChosenRows of(List<Part> parts) throws TableException {
    List<Column> columns = parts.get(0).columns();
    for (Part part : parts.subList(1, parts.size())) {
      List<Column> others = part.columns();
      requireSame(columns, others, part.table());
      for (int i = 0; i < columns.size(); i++) {
        columns.set(i, common(columns.get(i), others.get(i)));
      }
    }
    return new ChosenRows(List.copyOf(columns), List.copyOf(parts));
  }

  /** What is true of both columns, whose name and type are the same. */
  private static Column common(Column one, Column other) {
    return new Column(
        one.name(),
        one.type(),
        one.optional() || other.optional(),
        one.unit() == other.unit() ? one.unit() : null,
        one.description().equals(other.description()) ? one.description() : "");
  }

  /**
   * Checks that these rows can follow others.
   *
   * @throws TableException if they have other columns
   */
  void requireColumns(List<Column> first) throws TableException {
    requireSame(first, columns, null);
  }

  private static void requireSame(List<Column> first, List<Column> others, @Nullable String table)
      throws TableException {
    boolean same = first.size() == others.size();
    for (int i = 0; same && i < first.size(); i++) {
      same = others.get(i).continues(first.get(i));
    }
    if (!same) {
      throw TableException.other(
          "%s has the columns %s, but the rows before it have %s"
              .formatted(Objects.requireNonNullElse(table, "the table"), list(others), list(first)),
          "select columns that all have, such as --select NAME.time,value");
    }
  }

  /** Names and types of columns. */
  private static String list(List<Column> columns) {
    List<String> words = new ArrayList<>();
    columns.stream()
        .limit(12)
        .forEach(column -> words.add(column.name() + " " + column.type().label()));
    return String.join(", ", words) + (columns.size() > 12 ? " …" : "");
  }

  /**
   * Writes all rows.
   *
   * @param constants cells at the beginning of each row
   */
  void writeTo(TableOutput output, List<String> constants) throws IOException {
    for (Part part : parts) {
      List<String> cells = new ArrayList<>(constants);
      if (part.table() != null) {
        cells.add(part.table());
      }
      output.add(cells, part.source(), part.chosen());
    }
  }
}
