package dev.diptych.model.schema;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Storage of a number. Values are kept as 64 raw bits: integers sign- or zero-extended, floats as
 * their IEEE 754 bit pattern, so that no NaN payload goes through arithmetic.
 */
public enum ScalarKind {
  U1(1, Sort.UNSIGNED, true),
  U2LE(2, Sort.UNSIGNED, true),
  U2BE(2, Sort.UNSIGNED, false),
  U4LE(4, Sort.UNSIGNED, true),
  U4BE(4, Sort.UNSIGNED, false),
  U8LE(8, Sort.UNSIGNED, true),
  U8BE(8, Sort.UNSIGNED, false),
  S1(1, Sort.SIGNED, true),
  S2LE(2, Sort.SIGNED, true),
  S2BE(2, Sort.SIGNED, false),
  S4LE(4, Sort.SIGNED, true),
  S4BE(4, Sort.SIGNED, false),
  S8LE(8, Sort.SIGNED, true),
  S8BE(8, Sort.SIGNED, false),
  F4LE(4, Sort.FLOAT, true),
  F4BE(4, Sort.FLOAT, false),
  F8LE(8, Sort.FLOAT, true),
  F8BE(8, Sort.FLOAT, false);

  /** Interpretation of the bits. */
  public enum Sort {
    /** Unsigned integer. */
    UNSIGNED,
    /** Two's complement integer. */
    SIGNED,
    /** IEEE 754 float. */
    FLOAT
  }

  private final int width;
  private final Sort sort;
  private final boolean littleEndian;

  ScalarKind(int width, Sort sort, boolean littleEndian) {
    this.width = width;
    this.sort = sort;
    this.littleEndian = littleEndian;
  }

  /** Number of bytes: 1, 2, 4 or 8. */
  public int width() {
    return width;
  }

  /** Interpretation of the bits. */
  public Sort sort() {
    return sort;
  }

  /** Whether this is a float of either width. */
  public boolean isFloat() {
    return sort == Sort.FLOAT;
  }

  /** Whether the lowest byte is the first. */
  public boolean isLittleEndian() {
    return littleEndian;
  }

  /** Reads the number at {@code at}, regardless of the buffer's byte order. */
  public long get(ByteBuffer buffer, int at) {
    ByteBuffer b = ordered(buffer);
    boolean unsigned = sort != Sort.SIGNED;
    return switch (width) {
      case 1 -> unsigned ? b.get(at) & 0xFFL : b.get(at);
      case 2 -> unsigned ? b.getShort(at) & 0xFFFFL : b.getShort(at);
      case 4 -> unsigned ? b.getInt(at) & 0xFFFF_FFFFL : b.getInt(at);
      default -> b.getLong(at);
    };
  }

  /**
   * Reads numbers at equal distances.
   *
   * @param at where the first one is
   * @param stride the distance in bytes
   * @param into receives {@code count} numbers from {@code from} on
   */
  public void get(ByteBuffer buffer, int at, int stride, long[] into, int from, int count) {
    ByteBuffer b = ordered(buffer);
    if (width == Integer.BYTES) {
      long mask = sort == Sort.SIGNED ? -1 : 0xFFFF_FFFFL;
      for (int i = 0; i < count; i++) {
        into[from + i] = b.getInt(at + i * stride) & mask;
      }
      return;
    }
    for (int i = 0; i < count; i++) {
      into[from + i] = get(b, at + i * stride);
    }
  }

  /** Writes the low bytes of {@code bits} at {@code at}, regardless of the buffer's byte order. */
  public void put(ByteBuffer buffer, int at, long bits) {
    ByteBuffer b = ordered(buffer);
    switch (width) {
      case 1 -> b.put(at, (byte) bits);
      case 2 -> b.putShort(at, (short) bits);
      case 4 -> b.putInt(at, (int) bits);
      default -> b.putLong(at, bits);
    }
  }

  /** Whether {@code bits}, as a signed 64-bit number, is in the range of this integer kind. */
  public boolean holds(long bits) {
    if (width == 8) {
      return sort == Sort.SIGNED || bits >= 0;
    }
    int size = width * 8;
    return sort == Sort.SIGNED
        ? bits >= -(1L << (size - 1)) && bits < 1L << (size - 1)
        : bits >= 0 && bits < 1L << size;
  }

  /** Whether 64 bits that are not a signed number are in the range of this integer kind. */
  public boolean holdsUnsigned() {
    return sort == Sort.UNSIGNED && width == 8;
  }

  private ByteBuffer ordered(ByteBuffer buffer) {
    ByteOrder wanted = littleEndian ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    return buffer.order() == wanted ? buffer : buffer.duplicate().order(wanted);
  }
}
