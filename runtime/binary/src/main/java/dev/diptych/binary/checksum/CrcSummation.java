package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Algorithm.Crc;
import java.nio.ByteBuffer;

/**
 * Any CRC, a byte at a time with a table. Where the lowest bit of a byte comes first, the register
 * is reflected and in the low bits; otherwise it is in the high bits, so that every width takes the
 * same steps.
 */
final class CrcSummation implements Summation {
  private final Crc crc;
  private final long[] table = new long[256];
  private long register;

  CrcSummation(Crc crc) {
    this.crc = crc;
    long poly = crc.refin() ? reflected(crc.poly()) : crc.poly() << shift();
    for (int i = 0; i < table.length; i++) {
      table[i] = crc.refin() ? low(i, poly) : high((long) i << 56, poly);
    }
    this.register = crc.refin() ? reflected(crc.init()) : crc.init() << shift();
  }

  private int shift() {
    return 64 - crc.width();
  }

  private long reflected(long bits) {
    return Long.reverse(bits) >>> shift();
  }

  private static long low(long start, long poly) {
    long bits = start;
    for (int i = 0; i < 8; i++) {
      bits = (bits & 1) == 0 ? bits >>> 1 : (bits >>> 1) ^ poly;
    }
    return bits;
  }

  private static long high(long start, long poly) {
    long bits = start;
    for (int i = 0; i < 8; i++) {
      bits = bits >= 0 ? bits << 1 : (bits << 1) ^ poly;
    }
    return bits;
  }

  @Override
  public void add(ByteBuffer bytes) {
    long now = register;
    if (crc.refin()) {
      while (bytes.hasRemaining()) {
        now = (now >>> 8) ^ table[(int) (now ^ bytes.get()) & 0xFF];
      }
    } else {
      while (bytes.hasRemaining()) {
        now = (now << 8) ^ table[((int) (now >>> 56) ^ bytes.get()) & 0xFF];
      }
    }
    register = now;
  }

  @Override
  public byte[] result() {
    long plain = crc.refin() ? register : register >>> shift();
    long ordered = crc.refin() == crc.refout() ? plain : reflected(plain);
    return Summation.bytes(ordered ^ crc.xorout(), crc.width());
  }
}
