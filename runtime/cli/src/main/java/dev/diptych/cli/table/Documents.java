package dev.diptych.cli.table;

import dev.diptych.cli.session.CompleteDocument;
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
import java.util.List;

/** Opens the documents of many files, one at a time, and keeps what was rejected. */
final class Documents {
  private final Session session;
  private final InputOptions inputs;
  private final IncludeOption includes;
  private final Progress progress;
  private final Rejects rejects = new Rejects();
  private int highest = ExitCode.DONE;
  private int count;

  /** Uses a document. */
  @FunctionalInterface
  interface Use {
    /**
     * Uses a document.
     *
     * @throws TableException if it does not have what the user wants
     */
    void of(Document document) throws TableException, IoFailure;
  }

  Documents(Session session, InputOptions inputs, IncludeOption includes, Progress progress) {
    this.session = session;
    this.inputs = inputs;
    this.includes = includes;
    this.progress = progress;
  }

  /** Opens a file and uses its document, unless it is rejected. */
  void open(String file, Use use) {
    count++;
    progress.clear();
    int code = FileJob.runInProject(session, file, name -> used(name, use));
    highest = Math.max(highest, code);
    progress.step(file);
  }

  private int used(String file, Use use) throws IoFailure {
    try {
      Result<Document> opened = CompleteDocument.of(session, file, inputs, includes);
      if (!opened.ok()) {
        rejects.add(file, opened.diagnostics());
        return ExitCode.REJECTED;
      }
      use.of(opened.value().orElseThrow());
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

  /** The highest exit code of a file. */
  int code() {
    return highest;
  }

  /** The number of files so far. */
  int count() {
    return count;
  }

  /** The files that were rejected. */
  Rejects rejects() {
    return rejects;
  }
}
