package dev.diptych.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Writes a long file and has the system put it on the disk meanwhile, so that there is little to
 * wait for at its end.
 */
final class EarlyWriteback extends FilterOutputStream {
  /** A shorter file is on the disk soon anyway. */
  static final int STEP = 1 << 24;

  /** Waits until what was written is on the disk. */
  @FunctionalInterface
  interface Force {
    /**
     * Waits.
     *
     * @param metadata whether for the attributes of the file as well
     */
    void run(boolean metadata) throws IOException;
  }

  private final Force force;
  private long unforced;
  private @Nullable Thread thread;
  private volatile @Nullable IOException failure;

  EarlyWriteback(OutputStream out, Force force) {
    super(out);
    this.force = force;
  }

  @Override
  public void write(int b) throws IOException {
    out.write(b);
    wrote(1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    out.write(bytes, from, length);
    wrote(length);
  }

  private void wrote(int length) {
    unforced += length;
    if (unforced >= STEP && (thread == null || !thread.isAlive())) {
      unforced = 0;
      Thread forcing = new Thread(this::forceContent, "diptych-writeback");
      forcing.setDaemon(true);
      forcing.start();
      thread = forcing;
    }
  }

  private void forceContent() {
    try {
      force.run(false);
    } catch (IOException e) {
      failure = e;
    }
  }

  /**
   * Waits until all of the file is on the disk.
   *
   * @throws IOException if that failed, also earlier: the system reports a failure only once
   */
  void force() throws IOException {
    if (thread != null) {
      join(thread);
    }
    IOException earlier = failure;
    if (earlier != null) {
      throw earlier;
    }
    force.run(true);
  }

  private static void join(Thread thread) throws IOException {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }
}
