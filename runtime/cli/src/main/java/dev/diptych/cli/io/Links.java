package dev.diptych.cli.io;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Follows symbolic links, also to where there is nothing yet. */
final class Links {
  /** As many as Linux follows. */
  private static final int MAX_HOPS = 40;

  private Links() {}

  /**
   * The file that {@code path} names, there or not.
   *
   * @throws IOException where links lead in a circle, or the folder of the file is not there
   */
  static Path target(Path path) throws IOException {
    Path target = path.toAbsolutePath();
    for (int hops = 0; Files.isSymbolicLink(target); hops++) {
      if (hops == MAX_HOPS) {
        throw new FileSystemLoopException(path.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target.getParent().toRealPath().resolve(target.getFileName());
  }
}
