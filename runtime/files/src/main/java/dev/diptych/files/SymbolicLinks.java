package dev.diptych.files;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Follows symbolic links, even if the target does not exist. */
final class SymbolicLinks {
  /** The limit of Linux. */
  private static final int MAX_HOPS = 40;

  private SymbolicLinks() {}

  /**
   * The target of {@code path}, which may not exist.
   *
   * @throws IOException if links form a cycle, or the folder of the target does not exist
   */
  static Path target(Path path) throws IOException {
    Path target = path.toAbsolutePath();
    for (int hops = 0; Files.isSymbolicLink(target); hops++) {
      if (hops == MAX_HOPS) {
        throw new FileSystemLoopException(path.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    Path folder = target.getParent();
    if (folder == null) {
      throw new FileSystemException(path.toString(), null, "it is the root folder");
    }
    return folder.toRealPath().resolve(target.getFileName());
  }
}
