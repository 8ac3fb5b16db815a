package dev.diptych.cli.table;

import dev.diptych.family.chart.NamePattern;
import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Document;
import dev.diptych.table.Column;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.DocumentTables;
import dev.diptych.table.FormatTable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

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

  @Override
  public ChosenRows of(Document document) throws TableException {
    Search whole = new Search(wanted, List.of());
    DocumentTables.visit(document, whole::add);
    if (!whole.found.isEmpty()) {
      return whole.rows();
    }
    int comma = wanted.indexOf(',');
    int dot = wanted.lastIndexOf('.', comma < 0 ? wanted.length() : comma);
    if (dot > 0) {
      String[] words = wanted.substring(dot + 1).split(",", -1);
      List<String> columns = Arrays.stream(words).distinct().toList();
      Search parts = new Search(wanted.substring(0, dot), columns);
      DocumentTables.visit(document, parts::add);
      if (!parts.found.isEmpty()) {
        return parts.rows();
      }
    }
    // A file need not have everything that its format allows.
    if (isPossible(document, wanted)
        || (dot > 0 && isPossible(document, wanted.substring(0, dot)))) {
      return ChosenRows.NONE;
    }
    throw whole.unknown();
  }

  private static boolean isPossible(Document document, String name) {
    return FormatTable.names(document.schema()).stream()
        .anyMatch(each -> NamePattern.isWhole(name.replaceAll("\\[\\d+]", ""), each));
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
      return name.contains(ALL) ? NamePattern.isWhole(name, text) : text.equalsIgnoreCase(name);
    }

    ChosenRows rows() throws TableException {
      List<ChosenRows.Part> parts = new ArrayList<>();
      for (DocumentTable table : found) {
        List<Integer> chosen = indexes(table);
        parts.add(
            shared
                ? ChosenRows.Part.of(table.name(), table.source(), chosen)
                : ChosenRows.Part.of(table.source(), chosen));
      }
      return ChosenRows.of(parts);
    }

    private List<Integer> indexes(DocumentTable table) throws TableException {
      List<String> names = table.source().columns().stream().map(Column::name).toList();
      if (columns.isEmpty()) {
        return IntStream.range(0, names.size()).boxed().toList();
      }
      List<Integer> indexes = new ArrayList<>();
      for (String column : columns) {
        int index = names.indexOf(column);
        if (index < 0) {
          throw TableException.unknown(
              "%s has no column '%s'%s"
                  .formatted(table.name(), column, Suggestion.of(column, names)),
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
