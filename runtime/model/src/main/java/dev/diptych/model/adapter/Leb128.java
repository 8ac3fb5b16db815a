package dev.diptych.model.adapter;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * An unsigned number in groups of 7 bits, low group first; every byte except the last has its high
 * bit set. At most 32 bits, as in .NET's BinaryWriter.
 */
final class Leb128 implements Adapter {
  private static final int MAX_BYTES = 5;

  @Override
  public byte @Nullable [] encode(long value) {
    if (value < 0 || value > 0xFFFF_FFFFL) {
      return null;
    }
    byte[] bytes = new byte[MAX_BYTES];
    int length = 0;
    long rest = value;
    while (rest > 0x7F) {
      bytes[length++] = (byte) ((rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    bytes[length++] = (byte) rest;
    return Arrays.copyOf(bytes, length);
  }

  @Override
  public @Nullable Long decode(byte[] bytes) {
    long value = 0;
    for (int i = 0; i < bytes.length; i++) {
      boolean last = i == bytes.length - 1;
      if (last == (bytes[i] < 0)) {
        return null;
      }
      if (i < MAX_BYTES) {
        value |= (long) (bytes[i] & 0x7F) << (7 * i);
      }
    }
    // Readers of these numbers ignore bits beyond 32.
    return bytes.length == 0 ? null : Long.valueOf(value & 0xFFFF_FFFFL);
  }
}
