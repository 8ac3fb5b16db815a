package dev.diptych.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Outputs that are written but have not replaced any file yet. Waiting for the disk is separate
 * from writing, so that a run with many outputs can do both at the same time.
 */
public final class CompleteOutput implements AutoCloseable {
  private final Map<Path, TemporaryFile> files = new LinkedHashMap<>();
  private @Nullable Path last;

  CompleteOutput() {}

  void add(Path path, TemporaryFile file) {
    files.put(path, file);
    last = path;
  }

  /** Waits until the last file is on the disk, which closes it. */
  void forceLast() throws IoFailure {
    if (last != null) {
      force(last);
    }
  }

  /**
   * Waits until all files are on the disk; then they replace the old ones.
   *
   * @throws IoFailure if that fails
   */
  public void commit() throws IoFailure {
    for (Path path : files.keySet()) {
      force(path);
    }
    for (Map.Entry<Path, TemporaryFile> file : files.entrySet()) {
      try {
        file.getValue().move();
      } catch (IOException e) {
        throw IoFailure.writing(file.getKey().toString(), e);
      }
    }
  }

  private void force(Path path) throws IoFailure {
    try {
      files.get(path).force();
    } catch (IOException e) {
      throw IoFailure.writing(path.toString(), e);
    }
  }

  /** Deletes what has not replaced a file. */
  @Override
  public void close() {
    files.values().forEach(TemporaryFile::close);
  }
}
