package dev.diptych.text.rows;

import dev.diptych.model.source.TextBytes;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Looks at single bytes of a text. Of a text in a file, only those around the last one are in
 * memory: a long text is neither kept nor put into fresh memory, which takes longer than copying
 * it. Not thread-safe.
 */
final class TextWindow {
  /** Fits the caches of a processor. */
  private static final int SIZE = 1 << 16;

  private static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final TextBytes text;
  private final int limit;
  private final byte[] bytes;
  private int start;
  private int size;

  TextWindow(TextBytes text) {
    this(text, SIZE);
  }

  /**
   * A window.
   *
   * @param capacity number of bytes of a file that are in memory, at least 16
   */
  TextWindow(TextBytes text, int capacity) {
    this.text = text;
    this.limit = text.length();
    this.bytes = text.inMemory() ? text.whole() : new byte[Math.min(capacity, limit)];
    this.size = text.inMemory() ? limit : 0;
  }

  /** Number of bytes of the text. */
  int limit() {
    return limit;
  }

  /** The byte at {@code at}. */
  byte get(int at) {
    return bytes[index(at, 1)];
  }

  /** Eight bytes from {@code at} on, the first lowest. */
  long getLong(int at) {
    return (long) WORD.get(bytes, index(at, Long.BYTES));
  }

  /** Where {@code count} bytes from {@code at} on are; so short that each compiler inlines it. */
  private int index(int at, int count) {
    int index = at - start;
    return index >= 0 && index + count <= size ? index : move(at, count);
  }

  /** Moves to a place that has {@code count} bytes from {@code at} on, and returns their index. */
  private int move(int at, int count) {
    if (at < 0 || at > limit - count || text.inMemory()) {
      throw new IndexOutOfBoundsException(at);
    }
    // Who reads backwards finds half of the bytes before this one.
    int from = at < start ? Math.max(0, at + count - bytes.length / 2) : at;
    start = Math.min(from, limit - bytes.length);
    size = bytes.length;
    text.copy(start, bytes, 0, size);
    return at - start;
  }
}
