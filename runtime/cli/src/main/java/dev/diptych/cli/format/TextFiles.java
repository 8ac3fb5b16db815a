package dev.diptych.cli.format;

import static java.util.Objects.requireNonNull;

import dev.diptych.authoring.format.TextFormatter;
import dev.diptych.cli.io.IoFailure;
import dev.diptych.cli.session.UsageException;
import dev.diptych.twin.Twin;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Replaces folders among arguments by the texts in them: files called {@code *.twin}, and files
 * that begin with the header line of a known format.
 */
record TextFiles(Twin twin) {
  private static final String EXTENSION = ".twin";

  /**
   * The files, those of a folder and its folders in the order of their names. Hidden files and
   * links to folders are omitted.
   *
   * @throws UsageException if a folder has no texts
   * @throws IoFailure if a folder cannot be read
   */
  List<String> of(List<String> arguments) throws IoFailure {
    List<String> files = new ArrayList<>();
    for (String argument : arguments) {
      if (isFolder(argument)) {
        List<String> inside = inside(Path.of(argument));
        if (inside.isEmpty()) {
          throw new UsageException("no texts in " + argument);
        }
        files.addAll(inside);
      } else {
        files.add(argument);
      }
    }
    return files;
  }

  private static boolean isFolder(String argument) {
    try {
      return Files.isDirectory(Path.of(argument));
    } catch (InvalidPathException e) {
      return false; // Reading it will report the error.
    }
  }

  private List<String> inside(Path folder) throws IoFailure {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !isHidden(folder.relativize(file)))
          .filter(this::isText)
          .map(Path::toString)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw IoFailure.reading(folder.toString(), e);
    } catch (UncheckedIOException e) {
      throw IoFailure.reading(folder.toString(), requireNonNull(e.getCause()));
    }
  }

  private static boolean isHidden(Path relative) {
    for (Path part : relative) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
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
