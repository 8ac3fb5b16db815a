package dev.diptych.cli.session;

import dev.diptych.cli.io.Input;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.Semaphore;

/**
 * The memory of files that are processed at the same time, in megabytes. Each file takes a share by
 * its size. The share is an estimate: a file may be packed.
 */
final class MemoryShares {
  /** A file of this size is processed alone: it uses all processors and much memory. */
  static final long LARGE_FILE = 1 << 24;

  private static final int MEBI = 1 << 20;

  /** The share of a file without content. */
  private static final int MIN_SHARE = 4;

  /** The heap per byte of a file of many small structs; rows of numbers need less. */
  private static final int PER_BYTE = 24;

  private final int all;
  private final Semaphore free;

  /** Shares of a heap of {@code bytes}, of which a fourth is for other purposes. */
  MemoryShares(long bytes) {
    this.all = (int) Math.max(1, Math.min(Integer.MAX_VALUE, bytes / 4 * 3 / MEBI));
    this.free = new Semaphore(all, true);
  }

  /** The share of {@code file}. */
  int of(String file) {
    long bytes = size(file);
    return bytes >= LARGE_FILE
        ? all
        : (int) Math.min(all, MIN_SHARE + (bytes * PER_BYTE + MEBI - 1) / MEBI);
  }

  /** All of the memory: a file with this share is processed alone. */
  int all() {
    return all;
  }

  /** Waits for {@code share} and takes it. */
  void take(int share) {
    free.acquireUninterruptibly(share);
  }

  /** Returns {@code share}. */
  void release(int share) {
    free.release(share);
  }

  /** The bytes of {@code file}; the maximum if its size is unknown. */
  private static long size(String file) {
    try {
      Path path = Path.of(file);
      boolean unknown = file.equals(Input.STANDARD) || Files.exists(path);
      return Files.isRegularFile(path) ? Files.size(path) : unknown ? Long.MAX_VALUE : 0;
    } catch (IOException | InvalidPathException e) {
      return 0; // Reading it will report the error.
    }
  }
}
