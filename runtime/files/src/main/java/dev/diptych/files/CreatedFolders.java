package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** The folders that a run creates for its outputs. Folders that stay empty are removed. */
public final class CreatedFolders {
  private final Deque<Path> created = new ArrayDeque<>();

  /**
   * Creates {@code folder} and its parents if they do not exist.
   *
   * @throws IoFailure if that fails
   */
  public synchronized void create(Path folder) throws IoFailure {
    if (Files.isDirectory(folder)) {
      return;
    }
    Deque<Path> missing = new ArrayDeque<>();
    for (Path at = folder.toAbsolutePath(); at != null && !Files.exists(at); at = at.getParent()) {
      missing.push(at);
    }
    missing.forEach(created::push);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw IoFailure.writing(folder.toString(), e);
    }
  }

  /** Removes those that are empty. */
  public synchronized void removeEmpty() {
    created.forEach(CreatedFolders::removeIfEmpty);
    created.clear();
  }

  /** Removes {@code folder} and its parents below {@code top}, as far as they are empty. */
  public static void removeEmpty(Path folder, Path top) {
    Path at = folder;
    while (at != null && !at.equals(top) && at.startsWith(top)) {
      if (Files.isSymbolicLink(at)) {
        return;
      }
      removeIfEmpty(at);
      at = at.getParent();
    }
  }

  private static void removeIfEmpty(Path folder) {
    try {
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // It contains an output, or a file of another program.
      return;
    }
  }
}
