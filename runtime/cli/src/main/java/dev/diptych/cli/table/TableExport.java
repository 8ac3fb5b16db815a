package dev.diptych.cli.table;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.table.Column;
import dev.diptych.table.TableOutput;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes the rows of many files to one, of which one at a time is in memory. */
final class TableExport {
  private final Session session;
  private final Documents documents;
  private final Choice choice;
  private final boolean withFile;

  /** The columns that all files must have; null before the first. */
  private @Nullable List<Column> columns;

  /** The columns that a format allows, if the first files do not have the table. */
  private @Nullable List<Column> allowed;

  private @Nullable ChosenRows rows;

  TableExport(Session session, Documents documents, Choice choice, boolean withFile) {
    this.session = session;
    this.documents = documents;
    this.choice = choice;
    this.withFile = withFile;
  }

  /**
   * Writes the rows; returns an exit code, which is not that of rejected files. Nothing is written
   * if all files are rejected.
   */
  int run(List<String> files, TableTarget target, TableWriters writers) throws IoFailure {
    Iterator<String> left = files.iterator();
    while (columns == null && left.hasNext()) {
      open(left.next());
    }
    List<Column> written = columns == null ? allowed : columns;
    return written == null
        ? ExitCode.DONE
        : target.write(session, writers, written, out -> write(left, out));
  }

  private void write(Iterator<String> left, TableOutput out) throws IOException {
    add(out);
    while (left.hasNext()) {
      open(left.next());
      add(out);
    }
  }

  /** Adds the rows of a file, and forgets them before the next is opened. */
  private void add(TableOutput out) throws IOException {
    ChosenRows found = rows;
    rows = null;
    if (found != null) {
      found.writeTo(out);
    }
  }

  /** Sets the rows of a file, unless it is rejected or has none. */
  private void open(String file) {
    documents.open(
        file,
        document -> {
          ChosenRows found = choice.of(document);
          ChosenRows named = withFile ? found.of(file) : found;
          if (named.absent()) {
            allowed = allowed == null ? named.columns() : allowed;
            return;
          }
          if (columns == null) {
            columns = named.columns();
          }
          named.requireColumns(columns);
          rows = named;
        });
  }
}
