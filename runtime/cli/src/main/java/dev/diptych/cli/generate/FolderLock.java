package dev.diptych.cli.generate;

import dev.diptych.files.IoFailure;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;

/** Lets one run at a time generate into a folder; another one waits for it. */
final class FolderLock implements AutoCloseable {
  private static final String NAME = ".diptych-generated.lock";

  /** A lock on a file excludes other processes only. */
  private static final ReentrantLock IN_PROCESS = new ReentrantLock();

  private final Path file;
  private final FileChannel channel;

  private FolderLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /**
   * Waits for the lock of {@code folder}, which exists.
   *
   * @throws IoFailure if the file of the lock cannot be written
   */
  static FolderLock of(Path folder) throws IoFailure {
    Path file = folder.resolve(NAME);
    IN_PROCESS.lock();
    try {
      return new FolderLock(file, lock(file));
    } catch (IOException e) {
      IN_PROCESS.unlock();
      throw IoFailure.writing(file.toString(), e);
    }
  }

  private static FileChannel lock(Path file) throws IOException {
    while (true) {
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      boolean held = false;
      try {
        Object own = key(file);
        channel.lock();
        // The run before deletes the file when it ends; then others create a new one.
        held = Objects.equals(own, key(file)) && Files.exists(file);
      } catch (NoSuchFileException e) {
        held = false;
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

  private static Object key(Path file) throws IOException {
    Object key = Files.readAttributes(file, "*").get("fileKey");
    return key == null ? file : key;
  }

  /** Releases the lock. */
  @Override
  public void close() throws IoFailure {
    try (channel) {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw IoFailure.writing(file.toString(), e);
    } finally {
      IN_PROCESS.unlock();
    }
  }
}
