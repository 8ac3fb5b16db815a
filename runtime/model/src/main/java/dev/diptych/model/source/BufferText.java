package dev.diptych.model.source;

import java.nio.ByteBuffer;

/** A text in a buffer that is not a whole array. */
final class BufferText implements TextBytes {
  private final ByteBuffer text;

  BufferText(ByteBuffer text) {
    this.text = text;
  }

  @Override
  public int length() {
    return text.limit();
  }

  @Override
  public void copy(int at, byte[] into, int to, int count) {
    text.get(at, into, to, count);
  }

  @Override
  public boolean inMemory() {
    return false;
  }

  @Override
  public byte[] whole() {
    byte[] copy = new byte[text.limit()];
    text.get(0, copy);
    return copy;
  }

  @Override
  public void requireUnchanged() {
    // Who has the buffer does not change it.
  }
}
