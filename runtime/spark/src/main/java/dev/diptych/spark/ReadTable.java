package dev.diptych.spark;

import dev.diptych.family.chart.NamePattern;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.schema.Schema;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.FormatTable;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.jspecify.annotations.Nullable;

/**
 * The table that a read asks for, found in the formats without a file.
 *
 * @param options what the user asks for
 * @param format the formats
 * @param name the name of the table, without the indexes of elements; {@code *} is any part of it
 * @param pathColumn the name of the column with the path of a row's own table, if a document may
 *     have several; or null
 * @param columns the columns
 */
record ReadTable(
    ReadOptions options,
    SentFormat format,
    String name,
    @Nullable String pathColumn,
    List<Column> columns) {
  private static final int MAX_LISTED = 20;
  private static final String PATH_COLUMN = "table";

  /**
   * Finds the table.
   *
   * @throws DiptychReadException if the spec or the table is rejected
   */
  static ReadTable of(ReadOptions options) {
    SentFormat format = SentFormat.of(options.spec(), options.importPath(), options.parameters());
    List<FormatTable> all = new ArrayList<>();
    for (Schema schema : format.engine().schemas().values()) {
      if (options.selection().accepts(schema.format())) {
        all.addAll(FormatTable.of(schema));
      }
    }
    String name = options.table() == null ? only(all) : options.table();
    List<FormatTable> found =
        all.stream().filter(each -> NamePattern.isWhole(name, each.name())).toList();
    if (found.isEmpty()) {
      throw unknown(name, all);
    }
    List<Column> columns = joined(found);
    boolean several = found.stream().map(FormatTable::name).distinct().count() > 1;
    several |= found.stream().anyMatch(FormatTable::several);
    String path = several ? pathColumn(columns) : null;
    return new ReadTable(options, format, name, path, columns);
  }

  /** The columns of the versions and layouts of a format. */
  private static List<Column> joined(List<FormatTable> tables) {
    Map<String, Column> columns = new LinkedHashMap<>();
    for (FormatTable table : tables) {
      for (Column column : table.columns()) {
        Column other = columns.putIfAbsent(column.name(), column);
        if (other != null && other.type() != column.type()) {
          throw new DiptychReadException(
              "other-columns",
              "column %s of %s is %s in one version or layout and %s in another: choose one with the option layout or formatId"
                  .formatted(
                      column.name(), table.name(), other.type().label(), column.type().label()));
        }
      }
    }
    return List.copyOf(columns.values());
  }

  private static String pathColumn(List<Column> columns) {
    boolean taken = columns.stream().anyMatch(each -> each.name().equalsIgnoreCase(PATH_COLUMN));
    return taken ? "_" + PATH_COLUMN : PATH_COLUMN;
  }

  private static String only(List<FormatTable> all) {
    Set<String> names = new LinkedHashSet<>();
    all.stream()
        .filter(each -> each.kind() == DocumentTable.Kind.TABLE)
        .forEach(each -> names.add(each.name()));
    if (names.size() != 1) {
      throw new DiptychReadException(
          "unknown-table", "choose a table with the option table: " + list(all));
    }
    return names.iterator().next();
  }

  private static DiptychReadException unknown(String name, List<FormatTable> all) {
    List<String> names = all.stream().map(FormatTable::name).distinct().toList();
    return new DiptychReadException(
        "unknown-table",
        all.isEmpty()
            ? "there is no such format or layout"
            : "the format has no table '%s'%s: it has %s"
                .formatted(name, Suggestion.of(name, names), list(all)));
  }

  private static String list(List<FormatTable> all) {
    List<String> names = all.stream().map(FormatTable::name).distinct().toList();
    return String.join(", ", names.subList(0, Math.min(MAX_LISTED, names.size())))
        + (names.size() > MAX_LISTED ? " …" : "");
  }

  /** The columns as Spark has them. */
  StructType schema() {
    Stream<StructField> path = Stream.ofNullable(pathColumn).map(SparkTypes::text);
    Stream<StructField> errors =
        Stream.of(options.corruptColumn())
            .filter(each -> options.mode() == ReadOptions.Mode.PERMISSIVE)
            .map(SparkTypes::text);
    return new StructType(
        Stream.of(path, columns.stream().map(SparkTypes::of), errors)
            .flatMap(each -> each)
            .toArray(StructField[]::new));
  }

  /** What executors know. */
  Sent sent() {
    return new Sent(
        format,
        name,
        pathColumn,
        types(),
        options.selection().format(),
        options.selection().layout(),
        options.mode());
  }

  private TreeMap<String, ColumnType> types() {
    TreeMap<String, ColumnType> types = new TreeMap<>();
    columns.forEach(each -> types.put(each.name(), each.type()));
    return types;
  }

  /**
   * What executors know.
   *
   * @param format the formats
   * @param name the name of the table, or a pattern
   * @param pathColumn the name of the column with the path of a row's own table, or null
   * @param types the types of the columns of the table, by their names
   * @param formatId the format that the user selected, or null
   * @param layout the layout that the user selected, or null
   * @param mode what happens to a damaged file
   */
  record Sent(
      SentFormat format,
      String name,
      @Nullable String pathColumn,
      TreeMap<String, ColumnType> types,
      @Nullable String formatId,
      @Nullable String layout,
      ReadOptions.Mode mode)
      implements Serializable {
    private static final long serialVersionUID = 1;

    /** Whether the name of a table, without the indexes of elements, is the one that is read. */
    boolean isOf(String table) {
      return NamePattern.isWhole(name, table);
    }
  }
}
