package dev.diptych.cli.plot;

import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Table;
import dev.diptych.table.DocumentTables;
import java.util.ArrayList;
import java.util.List;

/** The tables of a document by their paths. */
final class Tables {
  /** More are not listed: a document may have millions. */
  private static final int MAX_TABLES = 10_000;

  /**
   * A table.
   *
   * @param path its path
   * @param table the table
   */
  record Located(Path path, Table table) {}

  private Tables() {}

  /** The tables that have rows, in the order of the document. */
  static List<Located> of(Document document) {
    List<Located> found = new ArrayList<>();
    DocumentTables.visit(
        document,
        each -> {
          each.numbers()
              .filter(table -> table.rows() > 0)
              .ifPresent(table -> found.add(new Located(each.path(), table)));
          return found.size() < MAX_TABLES;
        });
    return found;
  }
}
