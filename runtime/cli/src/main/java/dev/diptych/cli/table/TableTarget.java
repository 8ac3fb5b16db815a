package dev.diptych.cli.table;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.cli.plot.ImageFile;
import dev.diptych.cli.plot.RowPlot;
import dev.diptych.cli.session.ExitCode;
import dev.diptych.cli.session.Session;
import dev.diptych.cli.session.Targets;
import dev.diptych.cli.session.UsageException;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.Picture;
import dev.diptych.files.IoFailure;
import dev.diptych.model.diagnostic.Diagnostic;
import dev.diptych.model.diagnostic.Location;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.table.Column;
import dev.diptych.table.TableFormat;
import dev.diptych.table.TableOutput;
import dev.diptych.table.TableWriters;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A file of a table, or an image of its numbers.
 *
 * @param targets where it is written
 * @param form what rows become
 */
record TableTarget(Targets targets, Form form) {
  private static final String NAME = "table";

  /** What rows become. */
  sealed interface Form {}

  /** A file of a table. */
  record InFormat(TableFormat format) implements Form {}

  /** An image. */
  record Plotted(Picture picture) implements Form {}

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
   * @param size the size of an image, or null for the default
   * @throws UsageException if there is no such format, or the file may be a folder
   */
  static TableTarget of(
      @Nullable String output, @Nullable String to, @Nullable String size, boolean terminal) {
    Targets targets = Targets.created(NAME, output);
    if (targets.folder() != null) {
      throw new UsageException("-o is one file for the rows of all inputs, and not a folder");
    }
    TableTarget target = new TableTarget(targets, form(targets.of(NAME), to, size, terminal));
    if (size != null && !(target.form instanceof Plotted)) {
      throw new UsageException("--size is that of an image: end the name of -o in .svg or .png");
    }
    return target;
  }

  private static Form form(
      @Nullable Path file, @Nullable String to, @Nullable String size, boolean terminal) {
    if (to != null) {
      return form(to, size, "--to is one of ");
    }
    if (file == null) {
      return new InFormat(terminal ? TableFormat.TXT : TableFormat.CSV);
    }
    String name = String.valueOf(file.getFileName());
    String extension = name.substring(name.lastIndexOf('.') + 1);
    String wrong = "cannot write '" + file + "': name its format with --to, or end its name in .";
    return form(extension, size, wrong);
  }

  private static Form form(String name, @Nullable String size, String wrong) {
    for (Picture.Type type : Picture.Type.values()) {
      if (type.name().equalsIgnoreCase(name)) {
        String pixels = Objects.requireNonNullElse(size, ImageFile.DEFAULT_SIZE);
        return new Plotted(ImageFile.picture(type, pixels));
      }
    }
    return new InFormat(
        TableFormat.of(name).orElseThrow(() -> new UsageException(wrong + extensions())));
  }

  private static String extensions() {
    List<String> all = new ArrayList<>(TableFormat.extensions());
    for (Picture.Type type : Picture.Type.values()) {
      all.add(type.name().toLowerCase(Locale.ROOT));
    }
    return String.join(", ", all);
  }

  /** Rejects binary output to a terminal. */
  void requireWritable(Session session) {
    boolean isBinary =
        form instanceof InFormat rows
            ? rows.format().isBinary()
            : form instanceof Plotted image && image.picture().type() == Picture.Type.PNG;
    if (isBinary) {
      session.outputs().requireBinaryTarget(targets, NAME);
    }
  }

  /**
   * Writes the file, all of it or nothing.
   *
   * @return an exit code; if the rows cannot be plotted, the error is shown
   */
  int write(Session session, TableWriters writers, List<Column> columns, Content content)
      throws IoFailure {
    if (form instanceof Plotted image) {
      return plot(session, new RowPlot(columns, image.picture()), columns, content);
    }
    write(session, writers, ((InFormat) form).format(), columns, content);
    return ExitCode.DONE;
  }

  private int plot(Session session, RowPlot plot, List<Column> columns, Content content)
      throws IoFailure {
    String file = String.valueOf(Objects.requireNonNullElse(targets.of(NAME), Path.of(NAME)));
    try {
      TableOutput output = new TableOutput(columns, plot);
      content.writeTo(output);
      output.end();
      byte[] image = plot.image(title(file));
      session.outputs().other().writeWhole(targets, NAME, out -> out.write(image));
      return ExitCode.DONE;
    } catch (ChartException e) {
      Location at = new Location.Whole(file);
      session.show(List.of(new Diagnostic(Severity.ERROR, e.code(), at, e.sentence(), e.hints())));
      return ExitCode.REJECTED;
    } catch (IoFailure e) {
      throw e;
    } catch (IOException e) {
      throw IoFailure.writing(file, e);
    }
  }

  /** The name of a file without its folder and ending. */
  private static String title(String file) {
    return String.valueOf(Path.of(file).getFileName()).replaceFirst("(?<=.)\\.[^.]*$", "");
  }

  private void write(
      Session session,
      TableWriters writers,
      TableFormat format,
      List<Column> columns,
      Content content)
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
