package dev.diptych.files;

import dev.diptych.model.document.Rewritable;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Writes to a file, with a buffer, and can replace its first bytes. */
final class RewritableStream extends BufferedOutputStream implements Rewritable {
  private static final int BUFFER_SIZE = 1 << 16;

  private final FileChannel file;

  /**
   * A stream.
   *
   * @param out appends to the file
   * @param file the same file
   */
  RewritableStream(OutputStream out, FileChannel file) {
    super(out, BUFFER_SIZE);
    this.file = file;
  }

  @Override
  public void rewrite(long position, byte[] bytes) throws IOException {
    flush();
    replace(file, position, bytes);
  }

  /** Replaces bytes of a file from {@code from} on; its position remains. */
  static void replace(FileChannel file, long from, byte[] bytes) throws IOException {
    ByteBuffer left = ByteBuffer.wrap(bytes);
    while (left.hasRemaining()) {
      file.write(left, from + left.position());
    }
  }
}
