package dev.diptych.text.print;

import java.io.IOException;
import java.io.OutputStream;

/** A stream with a size limit. */
public final class LimitedOutput extends OutputStream {
  /** Maximum size of a text in bytes, limited by Java arrays. */
  static final long MAX_SIZE = Integer.MAX_VALUE - 8;

  private final OutputStream out;
  private long remaining;

  /**
   * Creates a limited output.
   *
   * @param out the output; never closed
   * @param limit maximum number of bytes
   */
  public LimitedOutput(OutputStream out, long limit) {
    this.out = out;
    this.remaining = limit;
  }

  @Override
  public void write(int b) throws IOException {
    take(1);
    out.write(b);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    take(count);
    out.write(bytes, from, count);
  }

  private void take(int count) throws TextTooLongException {
    remaining -= count;
    if (remaining < 0) {
      throw new TextTooLongException();
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }
}
