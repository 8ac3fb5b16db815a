package dev.diptych.model.source;

import java.nio.ByteBuffer;

/**
 * The bytes of a text, in memory or in a file. They must not change while they are in use. Several
 * threads may read them.
 */
public interface TextBytes {
  /** Number of bytes. */
  int length();

  /** Copies {@code count} bytes from {@code at} on to {@code into}, from {@code to} on. */
  void copy(int at, byte[] into, int to, int count);

  /** Whether they are an array, so that {@link #whole} takes no time. */
  boolean inMemory();

  /** All bytes; shared if possible, and not to be changed. */
  byte[] whole();

  /** Fails if they have changed since they were opened. */
  void requireUnchanged();

  /** The bytes of a buffer, from 0 to its limit. */
  static TextBytes of(ByteBuffer text) {
    boolean isArray =
        text.hasArray() && text.arrayOffset() == 0 && text.array().length == text.limit();
    return isArray ? new ArrayText(text.array()) : new BufferText(text.duplicate());
  }
}
