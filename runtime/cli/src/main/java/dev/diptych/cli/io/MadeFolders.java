package dev.diptych.cli.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;

/** Folders that a run makes for its outputs. Those that nothing came to are removed again. */
public final class MadeFolders {
  private final Deque<Path> made = new ArrayDeque<>();

  /**
   * Makes {@code folder} a folder, with all above it, where it is none yet.
   *
   * @throws IoFailure where that fails
   */
  public synchronized void make(Path folder) throws IoFailure {
    Deque<Path> missing = new ArrayDeque<>();
    for (Path at = folder.toAbsolutePath(); at != null && !Files.exists(at); at = at.getParent()) {
      missing.push(at);
    }
    missing.forEach(made::push);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw IoFailure.writing(folder.toString(), e);
    }
  }

  /** Removes those of them that are empty. */
  public synchronized void removeEmpty() {
    made.forEach(MadeFolders::removeIfEmpty);
    made.clear();
  }

  private static void removeIfEmpty(Path folder) {
    try {
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // It holds an output, or something that somebody else put there.
      return;
    }
  }
}
