package dev.diptych.model.document;

import java.io.ByteArrayOutputStream;

/** An output in memory. */
public final class MemoryOutput extends ByteArrayOutputStream implements Rewritable {
  /** An empty output. */
  public MemoryOutput() {}

  @Override
  public synchronized void rewrite(long position, byte[] bytes) {
    System.arraycopy(bytes, 0, buf, (int) position, bytes.length);
  }
}
