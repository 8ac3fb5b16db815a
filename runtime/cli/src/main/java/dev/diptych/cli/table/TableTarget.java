package dev.diptych.cli.table;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.files.IoFailure;
import dev.diptych.table.Column;
import dev.diptych.table.TableFormat;
import dev.diptych.table.TableOutput;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file of a table.
 *
 * @param targets where it is written
 * @param format its format
 */
record TableTarget(Targets targets, TableFormat format) {
  private static final String NAME = "table";

  /** Writes rows. */
  @FunctionalInterface
  interface Content {
    /** Adds all rows to {@code output}. */
    void writeTo(TableOutput output) throws IOException;
  }

  /**
   * The file of {@code -o} in the format of {@code --to}, otherwise in that of its extension; to
   * standard output as columns for people if it is a terminal, otherwise as CSV.
   *
   * @throws UsageException if there is no such format, or the file may be a folder
   */
  static TableTarget of(@Nullable String output, @Nullable String to, boolean terminal) {
    Targets targets = Targets.created(NAME, output);
    if (targets.folder() != null) {
      throw new UsageException("-o is one file for the rows of all inputs, and not a folder");
    }
    if (to != null) {
      return new TableTarget(targets, format(to, "--to is one of "));
    }
    Path file = targets.of(NAME);
    if (file == null) {
      return new TableTarget(targets, terminal ? TableFormat.TXT : TableFormat.CSV);
    }
    String name = String.valueOf(file.getFileName());
    String extension = name.substring(name.lastIndexOf('.') + 1);
    String wrong = "cannot write '" + file + "': name its format with --to, or end its name in .";
    return new TableTarget(targets, format(extension, wrong));
  }

  private static TableFormat format(String name, String wrong) {
    return TableFormat.of(name)
        .orElseThrow(() -> new UsageException(wrong + String.join(", ", TableFormat.extensions())));
  }

  /** Rejects binary output to a terminal. */
  void requireWritable(Session session) {
    if (format.isBinary()) {
      session.outputs().requireBinaryTarget(targets, NAME);
    }
  }

  /** Writes the file, all of it or nothing. */
  void write(Session session, TableWriters writers, List<Column> columns, Content content)
      throws IoFailure {
    session
        .outputs()
        .other()
        .write(
            targets,
            NAME,
            out -> {
              TableOutput output = new TableOutput(columns, writers.open(format, columns, out));
              content.writeTo(output);
              output.end();
            });
  }

  /**
   * What writes files of tables.
   *
   * @throws IoFailure if it is not installed
   */
  static TableWriters writers() throws IoFailure {
    return InstalledParts.load(
            InstalledParts.TABLES, TableWriters.IMPLEMENTATION, TableWriters.class)
        .orElseThrow(
            () ->
                new IoFailure(
                    "no-table-writer",
                    "what writes files of tables is not installed: put the jars of"
                        + " diptych-table-files and of its dependencies in the folder "
                        + InstalledParts.TABLES
                        + " beside the jar of the command"));
  }
}
