package dev.diptych.view.render;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** A temporary folder that only the user can read, and that is removed with all that is in it. */
final class PrivateFolder implements AutoCloseable {
  private static final int TRIES = 40;
  private static final int WAIT_MILLIS = 50;

  private final Path path;

  PrivateFolder() throws IOException {
    path = Files.createTempDirectory("diptych-render-");
  }

  Path path() {
    return path;
  }

  /** Whether it belongs to the administrator, as then this process does. */
  boolean isRoot() {
    try {
      return Integer.valueOf(0).equals(Files.getAttribute(path, "unix:uid"));
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
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
          public FileVisitResult visitFileFailed(Path file, IOException gone) {
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
