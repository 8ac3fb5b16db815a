package dev.diptych.text.sink;

import dev.diptych.syntax.Spelling;
import java.util.Arrays;

/**
 * A growing byte array. Hot code calls {@link #ensure}, writes into {@link #array} and calls {@link
 * #setLength}.
 */
public final class ByteBuilder {
  // Some virtual machines do not support larger arrays.
  private static final int MAX_LENGTH = Integer.MAX_VALUE - 8;

  private byte[] array;
  private int length;

  /** Creates an empty builder with a default capacity. */
  public ByteBuilder() {
    this(256);
  }

  /** Creates an empty builder with room for {@code capacity} bytes. */
  public ByteBuilder(int capacity) {
    array = new byte[capacity];
  }

  /** Ensures room for {@code more} bytes. */
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

  /** Appends the bytes of a text from {@code start} to {@code end}. */
  public void put(Spelling text, int start, int end) {
    int count = end - start;
    ensure(count);
    text.copy(start, end, array, length);
    length += count;
  }

  /** Appends ASCII characters. */
  @SuppressWarnings("deprecation") // It only copies low bytes, which is what is needed here.
  public void putAscii(String text) {
    int count = text.length();
    ensure(count);
    text.getBytes(0, count, array, length);
    length += count;
  }

  /** The array, of which the first {@link #length} bytes are used; replaced when it grows. */
  public byte[] array() {
    return array;
  }

  /** Number of bytes used. */
  public int length() {
    return length;
  }

  /** Sets the number of bytes used, after writing into {@link #array} or to remove some. */
  public void setLength(int length) {
    if (length < 0 || length > array.length) {
      throw new IllegalArgumentException("length " + length + " of " + array.length);
    }
    this.length = length;
  }

  /** Removes all bytes and keeps the capacity. */
  public void reset() {
    length = 0;
  }

  /** A copy of the bytes. */
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
