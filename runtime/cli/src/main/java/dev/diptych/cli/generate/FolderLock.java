package dev.diptych.cli.generate;

import dev.diptych.files.CreatedFolders;
import dev.diptych.files.IoFailure;
import dev.diptych.files.Root;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.concurrent.locks.ReentrantLock;

/** Lets one run at a time generate into a folder; another one waits for it. */
final class FolderLock implements AutoCloseable {
  private static final String NAME = ".diptych-generated.lock";

  /** A lock on a file excludes other processes only. */
  private static final ReentrantLock IN_PROCESS = new ReentrantLock();

  private final Root root;
  private final Path file;
  private final FileChannel channel;

  private FolderLock(Root root, Path file, FileChannel channel) {
    this.root = root;
    this.file = file;
    this.channel = channel;
  }

  /**
   * Waits for the lock of {@code folder}.
   *
   * @param created receives the folder if it does not exist
   * @throws IoFailure if the file of the lock cannot be written
   */
  static FolderLock of(Path folder, CreatedFolders created) throws IoFailure {
    Path file = folder.resolve(NAME);
    IN_PROCESS.lock();
    try {
      Root root = Root.of(folder);
      return new FolderLock(root, file, lock(root, file, created));
    } catch (IOException e) {
      IN_PROCESS.unlock();
      throw IoFailure.writing(file.toString(), e);
    }
  }

  private static FileChannel lock(Root root, Path file, CreatedFolders created) throws IOException {
    while (true) {
      FileChannel channel = root.create(file, created);
      boolean held = false;
      try {
        Object own = root.identity(file);
        channel.lock();
        // The run before deletes the file when it ends; then others create a new one.
        held = own != null && own.equals(root.identity(file));
      } finally {
        if (!held) {
          channel.close();
        }
      }
      if (held) {
        return channel;
      }
    }
  }

  /** Releases the lock. */
  @Override
  public void close() throws IoFailure {
    try (channel) {
      root.delete(file);
    } catch (IOException e) {
      throw IoFailure.writing(file.toString(), e);
    } finally {
      IN_PROCESS.unlock();
    }
  }
}
