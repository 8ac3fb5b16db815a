package dev.diptych.cli.table;

import dev.diptych.family.chart.NamePattern;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Document;
import dev.diptych.model.schema.Schema;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.DocumentTables;
import dev.diptych.table.FormatTable;
import dev.diptych.table.RowSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Tables or repeated structs with a name: {@code NAME} or {@code NAME.column,column}. A name
 * without the indexes of its path, or with {@code *}, may be that of several; each row then begins
 * with the path of its own.
 *
 * @param kind what has the name
 * @param wanted the name, as the user wrote it
 */
record NamedTable(DocumentTable.Kind kind, String wanted) implements Choice {
  private static final int MAX_LISTED = 12;

  /** A document may have millions. */
  private static final int MAX_KNOWN = 1000;

  private static final String ALL = "*";
  private static final Pattern INDEX = Pattern.compile("\\[\\d+]");

  @Override
  public ChosenRows of(Document document) throws TableException {
    Search whole = new Search(wanted, List.of());
    DocumentTables.visit(document, whole::add);
    if (!whole.found.isEmpty()) {
      return whole.rows();
    }
    Search parts = parts();
    if (parts != null) {
      DocumentTables.visit(document, parts::add);
      if (!parts.found.isEmpty()) {
        return parts.rows();
      }
    }
    ChosenRows absent = whole.absent(document.schema());
    if (absent == null && parts != null) {
      absent = parts.absent(document.schema());
    }
    if (absent == null) {
      throw FormatTable.names(document.schema()).contains(wanted)
          ? TableException.unknown(
              "'%s' is a repeated struct, and no table of numbers".formatted(wanted),
              "use --struct " + wanted)
          : whole.unknown();
    }
    return absent;
  }

  /** What follows the last dot as columns. */
  private @Nullable Search parts() {
    int comma = wanted.indexOf(',');
    int dot = wanted.lastIndexOf('.', comma < 0 ? wanted.length() : comma);
    if (dot <= 0) {
      return null;
    }
    String[] words = wanted.substring(dot + 1).split(",", -1);
    return new Search(wanted.substring(0, dot), Arrays.stream(words).distinct().toList());
  }

  /**
   * A table without rows.
   *
   * @param columns its columns
   */
  private record NoRows(List<Column> columns) implements RowSource {
    @Override
    public int rows() {
      return 0;
    }

    @Override
    public void read(int from, int count, int column, Cells into) {
      // There are no cells.
    }
  }

  /** The tables of a document that have a name. */
  private final class Search {
    private final String name;
    private final List<String> columns;
    private final List<DocumentTable> found = new ArrayList<>();
    private final Set<String> known = new LinkedHashSet<>();
    private boolean shared;

    Search(String name, List<String> columns) {
      this.name = name;
      this.columns = columns;
      this.shared = name.contains(ALL);
    }

    boolean add(DocumentTable table) {
      if (kind == DocumentTable.Kind.TABLE && table.kind() != kind) {
        return true;
      }
      String full = table.name();
      String brief = table.sharedName();
      if (full.equalsIgnoreCase(name) || isIn(full) || isIn(brief)) {
        shared = shared || !full.equalsIgnoreCase(name);
        found.add(table);
      } else if (known.size() < MAX_KNOWN) {
        known.add(brief);
      }
      return true;
    }

    private boolean isIn(String text) {
      return isIn(name, text);
    }

    private static boolean isIn(String pattern, String text) {
      return pattern.contains(ALL)
          ? NamePattern.isWhole(pattern, text)
          : text.equalsIgnoreCase(pattern);
    }

    ChosenRows rows() throws TableException {
      List<ChosenRows.Part> parts = new ArrayList<>();
      for (DocumentTable table : found) {
        parts.add(part(table.name(), table.source()));
      }
      return ChosenRows.of(parts);
    }

    /** No rows, if the format allows such a table; null if not. */
    @Nullable ChosenRows absent(Schema schema) throws TableException {
      List<ChosenRows.Part> parts = new ArrayList<>();
      String brief = INDEX.matcher(name).replaceAll("");
      for (FormatTable table : FormatTable.of(schema)) {
        boolean isKind = kind == DocumentTable.Kind.STRUCT || table.kind() == kind;
        List<Column> all = isKind && isIn(brief, table.name()) ? table.columns() : List.of();
        if (!all.isEmpty()) {
          shared = shared || (table.several() && brief.equals(name));
          parts.add(part(table.name(), new NoRows(all)));
        }
      }
      return parts.isEmpty() ? null : ChosenRows.absent(parts);
    }

    private ChosenRows.Part part(String table, RowSource source) throws TableException {
      List<Integer> chosen = indexes(table, source);
      return shared
          ? ChosenRows.Part.of(table, source, chosen)
          : ChosenRows.Part.of(source, chosen);
    }

    private List<Integer> indexes(String table, RowSource source) throws TableException {
      List<String> names = source.columns().stream().map(Column::name).toList();
      if (columns.isEmpty()) {
        return IntStream.range(0, names.size()).boxed().toList();
      }
      List<Integer> indexes = new ArrayList<>();
      for (String column : columns) {
        int index = names.indexOf(column);
        if (index < 0) {
          throw TableException.unknown(
              "%s has no column '%s'%s".formatted(table, column, Suggestion.of(column, names)),
              "its columns are " + list(names));
        }
        indexes.add(index);
      }
      return indexes;
    }

    TableException unknown() {
      String what = kind == DocumentTable.Kind.TABLE ? "table" : "repeated struct";
      return TableException.unknown(
          "the file has no %s '%s'%s".formatted(what, wanted, Suggestion.of(wanted, known)),
          known.isEmpty()
              ? "the file has no %s".formatted(what)
              : "it has %s; diptych table FILE lists all".formatted(list(known)));
    }
  }

  static String list(Iterable<String> names) {
    List<String> first = new ArrayList<>();
    names.forEach(first::add);
    boolean more = first.size() > MAX_LISTED;
    return String.join(", ", more ? first.subList(0, MAX_LISTED) : first) + (more ? " …" : "");
  }
}
