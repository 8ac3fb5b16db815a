package dev.diptych.cli.table;

import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.document.Document;
import dev.diptych.table.Column;
import dev.diptych.table.DocumentTable;
import dev.diptych.table.FormatTable;
import dev.diptych.table.QueryDatabase;
import dev.diptych.table.QueryException;
import dev.diptych.table.QueryRows;
import dev.diptych.table.RowSource;
import dev.diptych.table.TableOutput;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Loads what a query reads from many files, of which one at a time is in memory, and runs it. */
final class QueryRun {
  private final Session session;
  private final QueryDatabase database;
  private final Documents documents;
  private final @Nullable WideTable wide;
  private final Map<String, Loaded> tables = new LinkedHashMap<>();

  /** The columns of tables that formats allow and files do not have. */
  private final Map<String, List<Column>> allowed = new LinkedHashMap<>();

  private @Nullable QueryException failed;

  /** A table of the database. */
  private record Loaded(List<Column> columns, TableOutput output) {}

  QueryRun(Session session, QueryDatabase database, Documents documents, @Nullable WideTable wide) {
    this.session = session;
    this.database = database;
    this.documents = documents;
    this.wide = wide;
  }

  /**
   * Loads the tables of files.
   *
   * @throws QueryException if the database cannot have them
   */
  void load(List<String> files) throws IOException {
    for (String file : files) {
      documents.open(file, document -> load(file, document));
      if (failed != null) {
        throw failed;
      }
    }
    for (Map.Entry<String, List<Column>> each : allowed.entrySet()) {
      table(each.getKey(), each.getValue());
    }
    for (Loaded table : tables.values()) {
      table.output().end();
    }
  }

  private void load(String file, Document document) throws TableException, IoFailure {
    Map<String, ChosenRows> chosen = new LinkedHashMap<>();
    for (Map.Entry<String, Choice> each : choices(document).entrySet()) {
      ChosenRows rows = each.getValue().of(document).of(file).only(database::reads);
      if (rows.absent()) {
        allowed.putIfAbsent(each.getKey(), rows.columns());
      } else {
        chosen.put(each.getKey(), rows);
      }
    }
    // A file with another table of the same name has no rows at all.
    for (Map.Entry<String, ChosenRows> each : chosen.entrySet()) {
      Loaded table = tables.get(each.getKey());
      if (table != null) {
        each.getValue().requireColumns(table.columns());
      }
    }
    add(chosen);
  }

  /** What the query reads of a document, by the names of tables in the query. */
  private Map<String, Choice> choices(Document document) throws TableException {
    Set<String> possible = FormatTable.names(document.schema());
    String played = WideTable.name(possible);
    Map<String, Choice> choices = new LinkedHashMap<>();
    for (String name : database.tables()) {
      if (wide != null && name.equalsIgnoreCase(played)) {
        choices.put(name, wide);
      } else if (possible.stream().anyMatch(name::equalsIgnoreCase)) {
        choices.put(name, new NamedTable(DocumentTable.Kind.STRUCT, name));
      }
    }
    if (choices.isEmpty() && !database.tables().isEmpty()) {
      throw TableException.unknown(
          "a file of the format %s has none of the tables of the query"
              .formatted(document.schema().format()),
          database.tables().contains(played)
              ? "--wide TIME --rate N makes the table " + played
              : "it may have %s; diptych table FILE lists all"
                  .formatted(NamedTable.list(possible)));
    }
    return choices;
  }

  private void add(Map<String, ChosenRows> chosen) throws IoFailure {
    try {
      for (Map.Entry<String, ChosenRows> each : chosen.entrySet()) {
        each.getValue().writeTo(table(each.getKey(), each.getValue().columns()).output());
      }
    } catch (QueryException e) {
      failed = e;
    } catch (IOException e) {
      throw IoFailure.writing("tables of the query", e);
    }
  }

  private Loaded table(String name, List<Column> columns) throws QueryException {
    Loaded table = tables.get(name);
    if (table == null) {
      table = new Loaded(columns, new TableOutput(columns, database.create(name, columns)));
      tables.put(name, table);
    }
    return table;
  }

  /** Whether there is something to ask. */
  boolean hasTables() {
    return !tables.isEmpty() || database.tables().isEmpty();
  }

  /**
   * Writes the answer; returns an exit code.
   *
   * @throws QueryException if the query cannot be answered
   */
  int answer(TableTarget target, TableWriters writers) throws IOException {
    QueryRows rows = run();
    int[] all = IntStream.range(0, rows.columns().size()).toArray();
    try {
      return target.write(session, writers, rows.columns(), out -> write(rows, all, out));
    } catch (IoFailure e) {
      throw failed == null ? e : failed;
    }
  }

  private QueryRows run() throws QueryException {
    try {
      return database.run();
    } catch (QueryException e) {
      if (wide == null && WideTable.isUnknown(String.valueOf(e.getMessage()))) {
        String hint = "--wide TIME --rate N makes the table wide";
        throw new QueryException(String.valueOf(e.getMessage()), hint, e.start(), e.length());
      }
      throw e;
    }
  }

  private void write(QueryRows rows, int[] all, TableOutput out) throws IOException {
    try {
      for (RowSource next = rows.next(); next != null; next = rows.next()) {
        out.add(List.of(), next, all);
      }
    } catch (QueryException e) {
      failed = e;
      throw e;
    }
  }
}
