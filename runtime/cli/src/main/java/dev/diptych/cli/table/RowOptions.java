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
          "The format: csv, tsv, jsonl, parquet, arrow, txt (columns for people), svg or png (a plot"
              + " of the columns over the first); the default is that of the ending of OUT, txt on a"
              + " terminal, and csv elsewhere.")
  private @Nullable String to;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "The size of a plot in pixels, 100 to 4000 each; 1000x600 by default.")
  private @Nullable String size;

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
    return output != null || to != null || size != null || rejects != null || allowRejects;
  }

  /**
   * Where the rows go.
   *
   * @throws UsageException if an option is wrong
   */
  TableTarget target(Session session) {
    TableTarget target = TableTarget.of(output, to, size, session.console().terminal());
    target.requireWritable(session);
    rejected = rejects == null ? null : TableTarget.of(rejects, null, null, false);
    if (rejected != null && rejected.form() instanceof TableTarget.Plotted) {
      throw new UsageException("--rejects writes a table, and no image");
    }
    return target;
  }

  /**
   * Writes the errors of rejected files where the user wants them.
   *
   * @return the exit code of the command, as far as the files decide it
   */
  int end(Session session, TableWriters writers, Documents documents) throws IoFailure {
    Rejects found = documents.rejects();
    int code = documents.code();
    if (rejected != null) {
      int[] all = IntStream.range(0, found.columns().size()).toArray();
      rejected.write(session, writers, found.columns(), out -> out.add(List.of(), found, all));
    }
    boolean allowed =
        allowRejects && code == ExitCode.REJECTED && found.files() < documents.count();
    return allowed ? ExitCode.DONE : code;
  }
}
