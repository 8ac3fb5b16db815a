package dev.diptych.cli.table;

import dev.diptych.model.document.Document;
import dev.diptych.table.Column;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.DocumentTables;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The tables of a document that have the same name without indexes, and the same columns. */
final class TableGroup {
  /** More are not listed: a spec may nest lists without an end. */
  private static final int MAX_GROUPS = 10_000;

  private final DocumentTable first;
  private long tables;
  private long rows;

  private TableGroup(DocumentTable first) {
    this.first = first;
  }

  /** All groups, in the order of the document. */
  static List<TableGroup> of(Document document) {
    Map<String, TableGroup> groups = new LinkedHashMap<>();
    DocumentTables.visit(
        document,
        table -> {
          TableGroup group =
              groups.computeIfAbsent(table.sharedName(), name -> new TableGroup(table));
          group.tables++;
          group.rows += table.source().rows();
          return groups.size() < MAX_GROUPS;
        });
    return new ArrayList<>(groups.values());
  }

  String name() {
    return first.sharedName();
  }

  DocumentTable.Kind kind() {
    return first.kind();
  }

  List<Column> columns() {
    return first.source().columns();
  }

  /** The number of tables. */
  long tables() {
    return tables;
  }

  /** The number of rows of all tables. */
  long rows() {
    return rows;
  }
}
