package dev.diptych.binary.stream;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A stream that is encoded: a range of the array of the stream around it. Two fields may write the
 * same bits, if they write the same values.
 */
public final class Output extends Stream {
  /** Copying smaller tables costs less than keeping them apart. */
  public static final int MIN_EXTERNAL = 1 << 12;

  private static final VarHandle SHORT = view(short[].class);
  private static final VarHandle INT = view(int[].class);
  private static final VarHandle LONG = view(long[].class);

  /** Which bits are written, beside the array and shared like it. */
  private final byte[] written;

  /** The parts of the array before and between tables that are not copied, and these tables. */
  private final List<ByteBuffer> parts;

  private final boolean gathers;
  private int gathered;
  private boolean provisional;
  private int reserved;

  /**
   * A stream of its own.
   *
   * @param size its size in bytes
   * @param budget what it is counted against before it is allocated
   */
  public Output(long size, Budget budget) {
    this(size, 0, budget);
  }

  /**
   * A stream whose large tables are not copied. Its position must not be set to before one.
   *
   * @param external the number of bytes of these tables; those of 4 KiB or more
   */
  public Output(long size, long external, Budget budget) {
    super(allocated(size - external, budget), 0, Math.toIntExact(size));
    written = new byte[array.length];
    gathers = external > 0;
    parts = gathers ? new ArrayList<>() : List.of();
  }

  private Output(Output outer, int start, int size) {
    super(outer.array, start, size);
    written = outer.written;
    gathers = false;
    parts = List.of();
  }

  private static VarHandle view(Class<?> type) {
    return MethodHandles.byteArrayViewVarHandle(type, ByteOrder.LITTLE_ENDIAN);
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
    int length = rows.remaining();
    if (gathers && length >= MIN_EXTERNAL && length <= remaining()) {
      int at = start + position;
      parts.add(ByteBuffer.wrap(array, gathered, at - gathered).slice());
      parts.add(rows);
      gathered = at;
      position += length;
      start -= length;
      return;
    }
    int at = take(rows.remaining());
    Arrays.fill(written, at, at + rows.remaining(), (byte) 0xFF);
    rows.duplicate().get(array, at, rows.remaining());
  }

  /** Everything that was written, in consecutive parts; shared. */
  public List<ByteBuffer> parts() {
    List<ByteBuffer> all = new ArrayList<>(parts);
    all.add(ByteBuffer.wrap(array, gathered, array.length - gathered).slice());
    return all;
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

  /**
   * Sets whether the next values are provisional: other values take their place, whether they are
   * written before or after them.
   */
  public void provisional(boolean value) {
    provisional = value;
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
    if (!provisional && isUnwritten(at, width)) {
      fresh(at, width, little, bits);
      return;
    }
    for (int i = 0; i < width; i++) {
      put(little ? at + i : at + width - 1 - i, (int) (bits >>> (8 * i)) & 0xFF, 0xFF);
    }
  }

  private boolean isUnwritten(int at, int width) {
    return switch (width) {
      case 1 -> written[at] == 0;
      case 2 -> (short) SHORT.get(written, at) == 0;
      case 4 -> (int) INT.get(written, at) == 0;
      default -> (long) LONG.get(written, at) == 0;
    };
  }

  private void fresh(int at, int width, boolean little, long bits) {
    switch (width) {
      case 1 -> {
        written[at] = (byte) 0xFF;
        array[at] = (byte) bits;
      }
      case 2 -> {
        SHORT.set(written, at, (short) -1);
        SHORT.set(array, at, little ? (short) bits : Short.reverseBytes((short) bits));
      }
      case 4 -> {
        INT.set(written, at, -1);
        INT.set(array, at, little ? (int) bits : Integer.reverseBytes((int) bits));
      }
      default -> {
        LONG.set(written, at, -1L);
        LONG.set(array, at, little ? bits : Long.reverseBytes(bits));
      }
    }
  }

  /** Writes the lowest {@code count} bits of a number; the opposite of {@link Input#bits}. */
  public void bits(int count, boolean little, long value) {
    int done = 0;
    while (done < count) {
      if (bitsLeft == 0) {
        advance(1);
        bitsLeft = 8;
        lowestLeft = 0;
      }
      int now = Math.min(count - done, bitsLeft);
      int mask = (1 << now) - 1;
      int part = (int) (little ? value >>> done : value >>> (count - done - now)) & mask;
      int shift = little ? lowestLeft : lowestLeft + bitsLeft - now;
      put(start + position - 1, part << shift, mask << shift);
      lowestLeft += little ? now : 0;
      bitsLeft -= now;
      done += now;
    }
  }

  /** Writes bytes. */
  public void bytes(Bytes bytes) {
    int length = bytes.length();
    int at = take(length);
    if (!provisional && isFresh(at, length)) {
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
    if (provisional) {
      int free = mask & ~written[at];
      array[at] = (byte) ((array[at] & ~free) | (value & free));
      return;
    }
    if (((array[at] ^ value) & mask & written[at]) != 0) {
      throw new RejectedException(
          "overlap", "another field has other values at offset " + (at - start));
    }
    array[at] = (byte) ((array[at] & ~mask) | (value & mask));
    written[at] |= (byte) mask;
  }
}
