package dev.diptych.cli.format;

import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.session.FolderFiles;
import dev.diptych.cli.session.UsageException;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Replaces folders among arguments by the texts in them: files called {@code *.twin}, and files
 * that begin with the header line of a known format.
 */
record TextFiles(Twin twin) {
  private static final String EXTENSION = ".twin";

  /**
   * The files, as {@link FolderFiles} finds them.
   *
   * @throws UsageException if a folder has no texts
   * @throws IoFailure if a folder cannot be read
   */
  List<String> of(List<String> arguments) throws IoFailure {
    return FolderFiles.of(arguments, "texts", this::isText);
  }

  private boolean isText(Path file) {
    if (file.toString().endsWith(EXTENSION)) {
      return true;
    }
    try (InputStream in = Files.newInputStream(file)) {
      return TextFormatter.isText(in.readNBytes(TextFormatter.MAX_PREFIX), twin);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
