package dev.diptych.cli.table;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.FileJob;
import dev.diptych.cli.session.IncludeOption;
import dev.diptych.cli.session.InputOptions;
import dev.diptych.cli.session.Progress;
import dev.diptych.cli.session.Session;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Result;
import dev.diptych.model.document.Document;
import dev.diptych.table.Column;
import dev.diptych.table.ColumnType;
import dev.diptych.table.TableOutput;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes the rows of many files to one, of which one at a time is in memory. */
final class TableExport {
  private static final String FILE = "file";
  private static final String FILE_DOC = "The file that has the row.";

  private static final String CHECK = "diptych table FILE lists the tables of a file";

  private final Session session;
  private final InputOptions inputs;
  private final IncludeOption includes;
  private final Choice choice;
  private final boolean withFile;
  private final Progress progress;
  private final Rejects rejects = new Rejects();
  private int highest = ExitCode.DONE;

  /** The columns that all files must have; null before the first. */
  private @Nullable List<Column> columns;

  private @Nullable ChosenRows rows;

  TableExport(
      Session session,
      InputOptions inputs,
      IncludeOption includes,
      Choice choice,
      boolean withFile,
      Progress progress) {
    this.session = session;
    this.inputs = inputs;
    this.includes = includes;
    this.choice = choice;
    this.withFile = withFile;
    this.progress = progress;
  }

  /** The files that were rejected. */
  Rejects rejects() {
    return rejects;
  }

  /**
   * Writes the rows; returns the highest exit code of a file. Nothing is written if no file has the
   * table.
   */
  int run(List<String> files, TableTarget target, TableWriters writers) throws IoFailure {
    Iterator<String> left = files.iterator();
    String first = "";
    while (columns == null && left.hasNext()) {
      first = left.next();
      open(first);
    }
    if (columns != null) {
      String name = first;
      target.write(session, writers, outputColumns(columns), out -> write(name, left, out));
    }
    return columns == null && highest == ExitCode.DONE ? nothing(first) : highest;
  }

  /** No file has the table, although its format allows it: its columns are not known. */
  private int nothing(String file) {
    session.show(List.of(TableException.unknown("no file has this table", CHECK).in(file)));
    return ExitCode.REJECTED;
  }

  private void write(String first, Iterator<String> left, TableOutput out) throws IOException {
    String file = first;
    while (true) {
      ChosenRows found = rows;
      rows = null;
      if (found != null) {
        found.writeTo(out, withFile ? List.of(file) : List.of());
      }
      if (!left.hasNext()) {
        return;
      }
      file = left.next();
      open(file);
    }
  }

  private List<Column> outputColumns(List<Column> chosen) {
    List<Column> all = new ArrayList<>();
    if (withFile) {
      all.add(Column.of(FILE, ColumnType.TEXT, FILE_DOC));
    }
    all.addAll(chosen);
    return all;
  }

  /** Sets the rows of a file, unless it is rejected. */
  private void open(String file) {
    progress.clear();
    int code = FileJob.runInProject(session, file, this::rows);
    highest = Math.max(highest, code);
    progress.step(file);
  }

  private int rows(String file) throws IoFailure {
    try {
      Result<Document> opened = OpenedDocument.of(session, file, inputs, includes);
      if (!opened.ok()) {
        rejects.add(file, opened.diagnostics());
        return ExitCode.REJECTED;
      }
      ChosenRows found = choice.of(opened.value().orElseThrow());
      if (found.columns().isEmpty()) {
        return ExitCode.DONE;
      }
      if (columns == null) {
        columns = found.columns();
      }
      found.requireColumns(columns);
      rows = found;
      return ExitCode.DONE;
    } catch (TableException e) {
      List<Diagnostic> why = List.of(e.in(file));
      session.show(why);
      rejects.add(file, why);
      return ExitCode.REJECTED;
    } catch (IoFailure e) {
      rejects.add(file, e);
      throw e;
    }
  }

  /** Writes the rejected files. */
  void writeRejects(TableTarget target, TableWriters writers) throws IoFailure {
    int[] all = IntStream.range(0, rejects.columns().size()).toArray();
    target.write(session, writers, rejects.columns(), out -> out.add(List.of(), rejects, all));
  }
}
