package dev.diptych.binary.stream;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Bytes as a range of a larger array, which is shared and not changed. Ordered as unsigned. */
public final class Bytes implements Comparable<Bytes> {
  /** No bytes. */
  public static final Bytes NONE = of();

  private final byte[] array;
  private final int from;
  private final int length;
  private final @Nullable Bytes source;

  /** The {@code length} bytes of {@code array} from {@code from} on. */
  public Bytes(byte[] array, int from, int length) {
    this(array, from, length, null);
  }

  private Bytes(byte[] array, int from, int length, @Nullable Bytes source) {
    this.array = array;
    this.from = from;
    this.length = length;
    this.source = source;
  }

  /** All bytes of {@code array}. */
  public static Bytes of(byte... array) {
    return new Bytes(array, 0, array.length);
  }

  /** The bytes of a buffer from 0 to its limit; copied if it has no array. */
  public static Bytes of(ByteBuffer buffer) {
    if (buffer.hasArray()) {
      return new Bytes(buffer.array(), buffer.arrayOffset(), buffer.limit());
    }
    byte[] copy = new byte[buffer.limit()];
    buffer.get(0, copy);
    return of(copy);
  }

  /** The number of bytes. */
  public int length() {
    return length;
  }

  /** The byte at {@code index}, unsigned. */
  public int at(long index) {
    if (index < 0 || index >= length) {
      throw RejectedException.expression("reads byte " + index + " of " + length);
    }
    return array[from + (int) index] & 0xFF;
  }

  /** The largest byte, or the smallest one. */
  public int extreme(boolean largest) {
    int best = at(0);
    for (int i = 1; i < length; i++) {
      best = largest ? Math.max(best, at(i)) : Math.min(best, at(i));
    }
    return best;
  }

  /** These bytes as the value that {@code whole} has: without padding, or unpacked. */
  public Bytes takenFrom(Bytes whole) {
    return new Bytes(array, from, length, whole);
  }

  /** What they were taken from: with their terminator and padding, or packed; else themselves. */
  public Bytes source() {
    return source == null ? this : source;
  }

  /** Whether they were taken from other bytes. */
  public boolean isTaken() {
    return source != null;
  }

  /** Whether they are a part of the same array as {@code other}. */
  public boolean sameArray(Bytes other) {
    return array == other.array;
  }

  /** The first {@code count} bytes. */
  public Bytes first(int count) {
    return count == length ? this : new Bytes(array, from, count);
  }

  /** The bytes from index {@code start} on. */
  public Bytes after(int start) {
    return new Bytes(array, from + start, length - start);
  }

  /**
   * The bytes before the padding at the end, which consists of whole repetitions of {@code pad}, a
   * character of one byte and zeros; if a part of a character is behind them, of that byte.
   */
  public Bytes stripped(byte[] pad) {
    int unit = pad.length;
    int part = length % unit;
    byte single = (byte) (pad[0] | pad[unit - 1]);
    int end = from + length - part;
    if (!isAll(single, end, end + part)) {
      return this;
    }
    while (end > from && (part > 0 ? isAll(single, end - unit, end) : isAt(end - unit, pad))) {
      end -= unit;
    }
    return end == from + length ? this : first(end - from);
  }

  private boolean isAt(int start, byte[] bytes) {
    return Arrays.equals(array, start, start + bytes.length, bytes, 0, bytes.length);
  }

  private boolean isAll(byte value, int start, int end) {
    for (int i = start; i < end; i++) {
      if (array[i] != value) {
        return false;
      }
    }
    return true;
  }

  /**
   * The index of {@code terminator} at a multiple of its length; -1 where it does not occur.
   *
   * @param start the index to begin with
   */
  public int indexOf(byte[] terminator, int start) {
    int end = from + length;
    if (terminator.length == 1) {
      for (int at = from + start; at < end; at++) {
        if (array[at] == terminator[0]) {
          return at - from;
        }
      }
      return -1;
    }
    for (int at = from + start; at + terminator.length <= end; at += terminator.length) {
      if (Arrays.equals(array, at, at + terminator.length, terminator, 0, terminator.length)) {
        return at - from;
      }
    }
    return -1;
  }

  /** A copy of the bytes. */
  public byte[] copy() {
    return Arrays.copyOfRange(array, from, from + length);
  }

  /** The bytes as a buffer, not copied; it must not be written to. */
  public ByteBuffer buffer() {
    return ByteBuffer.wrap(array, from, length).slice();
  }

  byte[] array() {
    return array;
  }

  int from() {
    return from;
  }

  @Override
  public int compareTo(Bytes other) {
    return Arrays.compareUnsigned(
        array, from, from + length, other.array, other.from, other.from + other.length);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Bytes bytes && length == bytes.length && compareTo(bytes) == 0;
  }

  @Override
  public int hashCode() {
    int hash = 1;
    for (int i = from; i < from + length; i++) {
      hash = 31 * hash + array[i];
    }
    return hash;
  }
}
