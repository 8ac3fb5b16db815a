package dev.diptych.twin;

import java.io.OutputStream;
import java.nio.ByteBuffer;

/** Takes a text as it is written and compares it with another, without keeping it. */
final class ComparingStream extends OutputStream {
  private final ByteBuffer expected;
  private boolean same = true;

  ComparingStream(ByteBuffer expected) {
    this.expected = expected.duplicate().rewind();
  }

  /** Whether all that was written is all that was expected. */
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
