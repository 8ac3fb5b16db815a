package dev.diptych.files;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A temporary folder that only the user can read, and that is removed with all that is in it. */
public final class TemporaryFolder implements AutoCloseable {
  private static final int TRIES = 40;
  private static final int WAIT_MILLIS = 50;

  private final Path path;

  private TemporaryFolder(Path path) {
    this.path = path;
  }

  /**
   * Creates a folder.
   *
   * @param purpose a part of its name
   * @throws IoFailure if other users may replace what is in the folder for temporary files
   */
  public static TemporaryFolder create(String purpose) throws IOException {
    Path created = Files.createTempDirectory("diptych-" + purpose + "-");
    TemporaryFolder folder = new TemporaryFolder(created.toRealPath());
    Ownership ownership = Ownership.of(created);
    String problem = ownership == null ? null : ownership.problem(created);
    if (problem != null) {
      folder.close();
      String message = "the folder for temporary files cannot be used: %s; set TMPDIR to another";
      throw new IoFailure("cannot-write", message.formatted(problem));
    }
    return folder;
  }

  /** Its path without links. */
  public Path path() {
    return path;
  }

  /** Whether it belongs to the administrator, as then this process does. */
  public boolean isRoot() {
    try {
      return Integer.valueOf(0).equals(Files.getAttribute(path, "unix:uid"));
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Writes a file and creates its folders.
   *
   * @param name a path that is relative to this folder
   * @return the path of the file
   * @throws InvalidPathException if the path is outside of this folder
   */
  public Path write(String name, byte[] content) throws IOException {
    Path file = inside(name);
    Files.createDirectories(file.getParent());
    return Files.write(file, content);
  }

  /**
   * Creates a folder and those above it.
   *
   * @param name a path that is relative to this folder
   */
  public Path folder(String name) throws IOException {
    return Files.createDirectories(inside(name));
  }

  private Path inside(String name) {
    Path file = path.resolve(name).normalize();
    if (!file.startsWith(path)) {
      throw new InvalidPathException(name, "it is outside of the folder");
    }
    return file;
  }

  /** Removes it. A process that has just been ended may still add files for a moment. */
  @Override
  public void close() {
    for (int i = 0; i < TRIES && Files.exists(path); i++) {
      try {
        remove();
      } catch (IOException e) {
        pause();
      }
    }
  }

  private void remove() throws IOException {
    Files.walkFileTree(
        path,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException removed) {
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failed)
              throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  private static void pause() {
    try {
      Thread.sleep(WAIT_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
