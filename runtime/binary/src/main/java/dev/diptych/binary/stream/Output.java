package dev.diptych.binary.stream;

import dev.diptych.records.Budget;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A stream that is encoded: a range of the array of the stream around it. Two fields may write the
 * same bits, if they write the same values.
 */
public final class Output extends Stream {
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

  /** Which bits are written, beside the array and shared like it. */
  private final byte[] written;

  private int reserved;

  /**
   * A stream of its own.
   *
   * @param size its size in bytes
   * @param budget what it is counted against before it is allocated
   */
  public Output(long size, Budget budget) {
    super(allocated(size, budget), 0, Math.toIntExact(size));
    written = new byte[this.size];
  }

  private Output(Output outer, int start, int size) {
    super(outer.array, start, size);
    written = outer.written;
  }

  private static byte[] allocated(long size, Budget budget) {
    budget.spend(2 * size);
    return new byte[Math.toIntExact(size)];
  }

  /** The next {@code count} bytes as a stream, which writes to this one. */
  public Output part(long count) {
    return new Output(this, take(count), (int) count);
  }

  /** Writes the bytes of rows. */
  public void rows(ByteBuffer rows) {
    int at = take(rows.remaining());
    Arrays.fill(written, at, at + rows.remaining(), (byte) 0xFF);
    rows.duplicate().get(array, at, rows.remaining());
  }

  /** Moves over bytes that are written later. */
  public void skip(long count) {
    take(count);
  }

  /** Moves back over bytes that the next field writes, too. */
  public void back(int count) {
    position -= count;
  }

  /** Bytes that were written, and 0 elsewhere; shared. */
  public Bytes at(int from, int count) {
    return new Bytes(array, start + from, count);
  }

  /** Everything that was written, and 0 elsewhere; shared. */
  public Bytes all() {
    return new Bytes(array, start, size);
  }

  /** Leaves the last {@code count} bytes to what is written at the end. */
  public void reserve(int count) {
    reserved = count;
  }

  /** Notes that something does not fit. */
  public void overrun() {
    overran = true;
  }

  /** Whether something did not fit, or is behind what fields may have. */
  public boolean isOverrun() {
    return overran || position > room();
  }

  /** The number of bytes that fields may have. */
  public int room() {
    return size - reserved;
  }

  /** Writes the lowest {@code width} bytes of a number. */
  public void number(int width, boolean little, long bits) {
    int at = take(width);
    if (width == Integer.BYTES && (int) INT.get(written, at) == 0) {
      INT.set(written, at, -1);
      INT.set(array, at, little ? (int) bits : Integer.reverseBytes((int) bits));
      return;
    }
    for (int i = 0; i < width; i++) {
      put(little ? at + i : at + width - 1 - i, (int) (bits >>> (8 * i)) & 0xFF, 0xFF);
    }
  }

  /** Writes the lowest {@code count} bits of a number; the opposite of {@link Input#bits}. */
  public void bits(int count, boolean little, long value) {
    orderBits(little);
    int done = 0;
    while (done < count) {
      if (bitsLeft == 0) {
        advance(1);
        bitsLeft = 8;
      }
      int now = Math.min(count - done, bitsLeft);
      int mask = (1 << now) - 1;
      int part = (int) (little ? value >>> done : value >>> (count - done - now)) & mask;
      int shift = little ? 8 - bitsLeft : bitsLeft - now;
      put(start + position - 1, part << shift, mask << shift);
      bitsLeft -= now;
      done += now;
    }
  }

  /** Writes bytes. */
  public void bytes(Bytes bytes) {
    int length = bytes.length();
    int at = take(length);
    if (isFresh(at, length)) {
      System.arraycopy(bytes.array(), bytes.from(), array, at, length);
      Arrays.fill(written, at, at + length, (byte) 0xFF);
      return;
    }
    for (int i = 0; i < length; i++) {
      put(at + i, bytes.at(i), 0xFF);
    }
  }

  /** Writes one byte {@code count} times. */
  public void fill(long count, int value) {
    int at = take(count);
    for (int i = 0; i < count; i++) {
      put(at + i, value, 0xFF);
    }
  }

  /** Sets the bits that nothing has written to those of {@code before}, which has this size. */
  public void keep(Bytes before) {
    for (int i = 0; i < size; i++) {
      int unwritten = ~written[start + i] & 0xFF;
      array[start + i] |= (byte) (before.at(i) & unwritten);
    }
  }

  private boolean isFresh(int at, int length) {
    for (int i = at; i < at + length; i++) {
      if (written[i] != 0) {
        return false;
      }
    }
    return true;
  }

  private void put(int at, int value, int mask) {
    if (((array[at] ^ value) & mask & written[at]) != 0) {
      throw new RejectedException(
          "inconsistent", "another field has other values at offset " + (at - start));
    }
    array[at] = (byte) ((array[at] & ~mask) | (value & mask));
    written[at] |= (byte) mask;
  }
}
