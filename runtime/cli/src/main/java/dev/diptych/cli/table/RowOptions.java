package dev.diptych.cli.table;

import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.table.TableWriters;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where rows of many files go, and what becomes of rejected files. */
final class RowOptions {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Where to write the rows: a file, or - (the default).")
  private @Nullable String output;

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "The format: csv, tsv, jsonl, parquet, arrow or txt (columns for people); the default is"
              + " that of the ending of OUT, txt on a terminal, and csv elsewhere.")
  private @Nullable String to;

  @Option(
      names = "--rejects",
      paramLabel = "FILE",
      description =
          "Also write the errors of rejected files as a table, in the format of its ending.")
  private @Nullable String rejects;

  @Option(
      names = "--allow-rejects",
      description = "Exit with 0 if files were rejected, but not if none has rows.")
  private boolean allowRejects;

  private @Nullable TableTarget rejected;

  /** Whether any is given. */
  boolean given() {
    return output != null || to != null || rejects != null || allowRejects;
  }

  /**
   * Where the rows go.
   *
   * @throws UsageException if an option is wrong
   */
  TableTarget target(Session session) {
    TableTarget target = TableTarget.of(output, to, session.console().terminal());
    target.requireWritable(session);
    rejected = rejects == null ? null : TableTarget.of(rejects, null, false);
    return target;
  }

  /**
   * Writes the errors of rejected files where the user wants them.
   *
   * @param code the exit code of the run
   * @return the exit code of the command
   */
  int end(Session session, TableWriters writers, Documents documents, int code) throws IoFailure {
    Rejects found = documents.rejects();
    if (rejected != null) {
      int[] all = IntStream.range(0, found.columns().size()).toArray();
      rejected.write(session, writers, found.columns(), out -> out.add(List.of(), found, all));
    }
    boolean allowed =
        allowRejects && code == ExitCode.REJECTED && found.files() < documents.count();
    return allowed ? ExitCode.DONE : code;
  }
}
