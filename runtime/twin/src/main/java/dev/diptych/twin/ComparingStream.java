package dev.diptych.twin;

import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Compares a text with another while it is written, without storing it. */
final class ComparingStream extends OutputStream {
  private final ByteBuffer expected;
  private boolean same = true;

  ComparingStream(ByteBuffer expected) {
    this.expected = expected.duplicate().rewind();
  }

  /** Whether exactly the expected text was written. */
  boolean same() {
    return same && !expected.hasRemaining();
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    same &= count <= expected.remaining();
    if (same) {
      ByteBuffer next = expected.slice(expected.position(), count);
      same = next.equals(ByteBuffer.wrap(bytes, from, count));
      expected.position(expected.position() + count);
    }
  }
}
