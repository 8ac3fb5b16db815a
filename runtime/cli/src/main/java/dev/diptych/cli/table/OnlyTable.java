package dev.diptych.cli.table;

import dev.diptych.model.document.Document;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.DocumentTables;
import dev.diptych.table.FormatTable;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** The only table of each file, which needs no name. */
record OnlyTable() implements Choice {
  private static final int MAX_KNOWN = 100;

  @Override
  public ChosenRows of(Document document) throws TableException {
    Set<String> names = names(document);
    if (names.isEmpty() && allowed(document).size() == 1) {
      names = allowed(document);
    }
    if (names.size() != 1) {
      throw TableException.unknown(
          names.isEmpty()
              ? "the file has no table of numbers"
              : "the file has several tables: " + NamedTable.list(names),
          names.isEmpty()
              ? "name a repeated struct with --struct; diptych table FILE lists all"
              : "name one with --select NAME; * is any part of a name");
    }
    return new NamedTable(DocumentTable.Kind.TABLE, names.iterator().next()).of(document);
  }

  private static Set<String> names(Document document) {
    Set<String> names = new LinkedHashSet<>();
    DocumentTables.visit(
        document,
        table -> {
          if (table.kind() == DocumentTable.Kind.TABLE) {
            names.add(table.sharedName());
          }
          return names.size() < MAX_KNOWN;
        });
    return names;
  }

  /** The names of the tables that the format allows. */
  private static Set<String> allowed(Document document) {
    return FormatTable.of(document.schema()).stream()
        .filter(table -> table.kind() == DocumentTable.Kind.TABLE)
        .map(FormatTable::name)
        .collect(Collectors.toSet());
  }
}
