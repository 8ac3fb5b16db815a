package dev.diptych.cli.convert.migrate;

import dev.diptych.cli.session.UsageException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Replaces folders among arguments by the files in them. */
final class FolderFiles {
  private FolderFiles() {}

  /**
   * The files, those of a folder and its folders in the order of their names. Hidden files and
   * links to folders are omitted.
   *
   * @throws UsageException if a folder has no files or cannot be read
   */
  static List<String> of(List<String> arguments) {
    List<String> files = new ArrayList<>();
    for (String argument : arguments) {
      if (isFolder(argument)) {
        List<String> inside = inside(Path.of(argument));
        if (inside.isEmpty()) {
          throw new UsageException("no files in " + argument);
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

  private static List<String> inside(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !isHidden(folder.relativize(file)))
          .map(Path::toString)
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new UsageException("cannot read " + folder + ": " + e.getMessage());
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
}
