package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Paths without links, also of what does not exist. */
final class RealPath {
  private RealPath() {}

  /** The real path of the part of {@code path} that exists, and the names after it. */
  static Path of(Path path) throws IOException {
    Path absolute = path.toAbsolutePath();
    try {
      return absolute.toRealPath();
    } catch (NoSuchFileException e) {
      Path folder = absolute.getParent();
      Path name = absolute.getFileName();
      return folder == null || name == null ? absolute : of(folder).resolve(name).normalize();
    }
  }

  /** The deepest folder on the way to {@code path} that exists. */
  static Path existing(Path path) {
    Path at = path;
    while (at.getParent() != null && !Files.exists(at, LinkOption.NOFOLLOW_LINKS)) {
      at = at.getParent();
    }
    return at;
  }
}
