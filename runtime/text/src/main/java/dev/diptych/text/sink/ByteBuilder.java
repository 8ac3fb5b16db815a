package dev.diptych.text.sink;

import java.util.Arrays;

/**
 * A byte array that grows. Those who write much ask for room with {@link #ensure}, write into
 * {@link #array} themselves and say with {@link #setLength} how far they came.
 */
public final class ByteBuilder {
  // Some virtual machines cannot make arrays up to the last index.
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  private byte[] array;
  private int length;

  /** An empty builder with room for some text. */
  public ByteBuilder() {
    this(256);
  }

  /** An empty builder with room for {@code capacity} bytes. */
  public ByteBuilder(int capacity) {
    array = new byte[capacity];
  }

  /** Makes sure that {@code more} bytes can be written behind the last one. */
  public void ensure(int more) {
    if (more > array.length - length) {
      grow(more);
    }
  }

  /** Appends one byte. */
  public void put(byte value) {
    ensure(1);
    array[length++] = value;
  }

  /** Appends {@code count} bytes of {@code from}. */
  public void put(byte[] from, int start, int count) {
    ensure(count);
    System.arraycopy(from, start, array, length, count);
    length += count;
  }

  /** Appends a text of ASCII characters only. */
  public void putAscii(String text) {
    int count = text.length();
    ensure(count);
    for (int i = 0; i < count; i++) {
      array[length + i] = (byte) text.charAt(i);
    }
    length += count;
  }

  /** The bytes, of which the first {@link #length} are written; another array after growing. */
  public byte[] array() {
    return array;
  }

  /** Number of bytes written. */
  public int length() {
    return length;
  }

  /** Says how many bytes are written, after writing into {@link #array} or to take some back. */
  public void setLength(int length) {
    if (length < 0 || length > array.length) {
      throw new IllegalArgumentException("length " + length + " of " + array.length);
    }
    this.length = length;
  }

  /** Forgets what was written and keeps the room. */
  public void reset() {
    length = 0;
  }

  /** A copy of what was written. */
  public byte[] toBytes() {
    return Arrays.copyOf(array, length);
  }

  private void grow(int more) {
    long needed = (long) length + more;
    if (needed > MAX_LENGTH) {
      throw new OutOfMemoryError("a text of more than 2 GiB");
    }
    array = Arrays.copyOf(array, (int) Math.min(MAX_LENGTH, Math.max(needed, 2L * array.length)));
  }
}
