package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Outputs that are written but have not replaced any file yet. Waiting for the disk is separate
 * from writing, so that a run with many outputs can do both at the same time.
 */
public final class CompleteOutput implements AutoCloseable {
  /** A file and the path to name in messages. */
  private record Written(Path path, TemporaryFile file) {
    void force() throws IoFailure {
      try {
        file.force();
      } catch (IOException e) {
        throw IoFailure.writing(path.toString(), e);
      }
    }

    void move() throws IoFailure {
      try {
        file.move();
      } catch (IOException e) {
        throw IoFailure.writing(path.toString(), e);
      }
    }
  }

  private final List<Written> files = new ArrayList<>();

  CompleteOutput() {}

  void add(Path path, TemporaryFile file) {
    files.add(new Written(path, file));
  }

  /** Waits until the last file is on the disk, which closes it. */
  void forceLast() throws IoFailure {
    if (!files.isEmpty()) {
      files.get(files.size() - 1).force();
    }
  }

  /**
   * Waits until all files are on the disk; then they replace the old ones.
   *
   * @throws IoFailure if that fails
   */
  public void commit() throws IoFailure {
    for (Written written : files) {
      written.force();
    }
    for (Written written : files) {
      written.move();
    }
  }

  /** Deletes what has not replaced a file. */
  @Override
  public void close() {
    for (Written written : files) {
      written.file.close();
    }
  }
}
