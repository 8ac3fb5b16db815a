package dev.diptych.cli.table;

import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.RowSource;
import dev.diptych.table.TableOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The rows of one file that are written.
 *
 * @param columns their columns
 * @param parts the rows
 * @param absent whether the file does not have the table: there are no rows, and the columns are
 *     those that the format allows
 */
record ChosenRows(List<Column> columns, List<Part> parts, boolean absent) {
  private static final int MAX_LISTED = 12;
  private static final String FILE = "file";
  private static final String FILE_DOC = "The file that has the row.";
  private static final String TABLE = "table";
  private static final String TABLE_DOC = "The table that has the row.";

  /** A column that has the same text in all rows of a part. */
  private record Constant(Column column, String text) {}

  /**
   * Some rows.
   *
   * @param constants what each row begins with
   * @param source the rows
   * @param chosen the indexes of the columns
   */
  record Part(List<Constant> constants, RowSource source, List<Integer> chosen) {
    /** Rows of a table that has no other name. */
    static Part of(RowSource source, List<Integer> chosen) {
      return new Part(List.of(), source, chosen);
    }

    /** Rows that begin with the name of their table. */
    static Part of(String table, RowSource source, List<Integer> chosen) {
      return of(source, chosen).preceded(TABLE, TABLE_DOC, table);
    }

    private String label() {
      return constants.isEmpty() ? "the table" : constants.get(constants.size() - 1).text();
    }

    private List<Column> columns() {
      List<Column> columns = new ArrayList<>();
      constants.forEach(constant -> columns.add(constant.column()));
      List<Column> all = source.columns();
      chosen.forEach(each -> columns.add(all.get(each)));
      return columns;
    }

    /** With a column before the others, whose name gets an underscore while it is taken. */
    private Part preceded(String name, String description, String text) {
      List<Column> columns = columns();
      String free = name;
      while (isTaken(free, columns)) {
        free = "_" + free;
      }
      List<Constant> all = new ArrayList<>();
      all.add(new Constant(Column.of(free, ColumnType.TEXT, description), text));
      all.addAll(constants);
      return new Part(List.copyOf(all), source, chosen);
    }

    private static boolean isTaken(String name, List<Column> columns) {
      return columns.stream().anyMatch(column -> column.name().equalsIgnoreCase(name));
    }

    private Part only(Predicate<String> wanted) {
      List<Column> all = source.columns();
      return new Part(
          constants.stream().filter(each -> wanted.test(each.column().name())).toList(),
          source,
          chosen.stream().filter(each -> wanted.test(all.get(each).name())).toList());
    }

    private void writeTo(TableOutput output) throws IOException {
      int[] indexes = chosen.stream().mapToInt(each -> each).toArray();
      output.add(constants.stream().map(Constant::text).toList(), source, indexes);
    }
  }

  /** These rows, each of which begins with the name of its file. */
  ChosenRows of(String file) throws TableException {
    return with(parts.stream().map(part -> part.preceded(FILE, FILE_DOC, file)).toList());
  }

  /** These rows with the columns whose names are wanted; with the first column if none is. */
  ChosenRows only(Predicate<String> wanted) throws TableException {
    boolean none = columns.stream().noneMatch(column -> wanted.test(column.name()));
    Predicate<String> first = name -> name.equals(columns.get(0).name());
    return with(parts.stream().map(part -> part.only(none ? first : wanted)).toList());
  }

  private ChosenRows with(List<Part> others) throws TableException {
    return absent ? absent(others) : of(others);
  }

  /**
   * The rows of a table that a file does not have, although its format allows it: there are none.
   */
  static ChosenRows absent(List<Part> parts) throws TableException {
    return new ChosenRows(of(parts).columns(), parts, true);
  }

  /**
   * Rows of one or more parts, which must have the same columns, whose units may differ.
   *
   * @throws TableException if they do not
   */
  static ChosenRows of(List<Part> parts) throws TableException {
    List<Column> columns = parts.get(0).columns();
    for (Part part : parts.subList(1, parts.size())) {
      List<Column> others = part.columns();
      require(part.label(), columns, others, Column::isLike);
      for (int i = 0; i < columns.size(); i++) {
        columns.set(i, common(columns.get(i), others.get(i)));
      }
    }
    return new ChosenRows(List.copyOf(columns), List.copyOf(parts), false);
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
   * Checks that these rows can follow those of other files.
   *
   * @throws TableException if they have other columns
   */
  void requireColumns(List<Column> first) throws TableException {
    require("the table", first, columns, Column::continues);
  }

  private static void require(
      String name, List<Column> first, List<Column> others, BiPredicate<Column, Column> continues)
      throws TableException {
    boolean same = first.size() == others.size();
    for (int i = 0; same && i < first.size(); i++) {
      same = continues.test(others.get(i), first.get(i));
    }
    if (!same) {
      throw TableException.other(
          "%s has the columns %s, but the rows before it have %s"
              .formatted(name, list(others), list(first)),
          "select columns that all have, such as --select NAME.time,value");
    }
  }

  /** Names, types and units of columns. */
  private static String list(List<Column> columns) {
    String first =
        columns.stream().limit(MAX_LISTED).map(Column::text).collect(Collectors.joining(", "));
    return first + (columns.size() > MAX_LISTED ? " …" : "");
  }

  /** Writes all rows. */
  void writeTo(TableOutput output) throws IOException {
    for (Part part : parts) {
      part.writeTo(output);
    }
  }
}
