package dev.diptych.text.print;

import java.io.IOException;
import java.io.OutputStream;

/** Takes a text as long as it may be, and no longer. */
public final class LimitedOutput extends OutputStream {
  /** Bytes that a text can have at most: what Java can index. */
  static final long MAX_SIZE = Integer.MAX_VALUE - 8;

  private final OutputStream out;
  private long remaining;

  /**
   * A stream that passes on what it takes.
   *
   * @param out where to; never closed
   * @param most how many bytes it takes
   */
  public LimitedOutput(OutputStream out, long most) {
    this.out = out;
    this.remaining = most;
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
