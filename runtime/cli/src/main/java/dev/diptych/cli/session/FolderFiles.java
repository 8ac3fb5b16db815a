package dev.diptych.cli.session;

import static java.util.Objects.requireNonNull;

import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Replaces folders and patterns among arguments by files. */
public final class FolderFiles {
  private FolderFiles() {}

  /**
   * The files, those of a folder and its folders in the order of their names. Hidden files, links
   * to folders and links out of the folder are omitted. A pattern is replaced by all files that
   * have it.
   *
   * @param kind what the files are called in the message if a folder has none
   * @param wanted which files of a folder; a failure to read one is an {@link UncheckedIOException}
   * @throws UsageException if a folder has no such files, or no file has a pattern
   * @throws IoFailure if a folder cannot be read
   */
  public static List<String> of(List<String> arguments, String kind, Predicate<Path> wanted)
      throws IoFailure {
    List<String> files = new ArrayList<>();
    for (String argument : arguments) {
      if (isFolder(argument)) {
        List<String> inside = inside(Path.of(argument), wanted);
        if (inside.isEmpty()) {
          throw new UsageException("no " + kind + " in " + argument);
        }
        files.addAll(inside);
      } else if (FilePattern.isPattern(argument) && !exists(argument)) {
        files.addAll(new FilePattern(argument).files());
      } else {
        files.add(argument);
      }
    }
    return files;
  }

  private static boolean exists(String argument) {
    try {
      return Files.exists(Path.of(argument));
    } catch (InvalidPathException e) {
      return false; // Some systems allow no pattern as a name.
    }
  }

  private static boolean isFolder(String argument) {
    try {
      return Files.isDirectory(Path.of(argument));
    } catch (InvalidPathException e) {
      return false; // Reading it will report the error.
    }
  }

  private static List<String> inside(Path folder, Predicate<Path> wanted) throws IoFailure {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !isHidden(folder.relativize(file)) && !leaves(folder, file))
          .filter(wanted)
          .map(Path::toString)
          .sorted()
          .toList();
    } catch (IOException e) {
      throw IoFailure.reading(folder.toString(), e);
    } catch (UncheckedIOException e) {
      throw IoFailure.reading(folder.toString(), requireNonNull(e.getCause()));
    }
  }

  /** Whether {@code file} is a link to a file that is not in {@code folder}. */
  private static boolean leaves(Path folder, Path file) {
    try {
      return Files.isSymbolicLink(file) && !file.toRealPath().startsWith(folder.toRealPath());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether a part of the path begins with a dot. */
  static boolean isHidden(Path relative) {
    for (Path part : relative) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }
}
