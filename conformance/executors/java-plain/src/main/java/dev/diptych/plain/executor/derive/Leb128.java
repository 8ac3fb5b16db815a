package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Value.Blob;
import java.io.ByteArrayOutputStream;
import org.jspecify.annotations.Nullable;

/** Unsigned numbers of at most 32 bits in groups of 7 bits, low group first. */
final class Leb128 {
  private static final int MAX_BYTES = 5;
  private static final long MAX_VALUE = 0xFFFF_FFFFL;

  private Leb128() {}

  /** The shortest encoding of {@code number}, or null if it is out of range. */
  static @Nullable Blob encode(long number) {
    if (number < 0 || number > MAX_VALUE) {
      return null;
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long rest = number;
    while (rest > 0x7F) {
      out.write((int) (rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
    return Blob.of(out.toByteArray());
  }

  /** Decodes the bytes, or returns null if the encoding ends too early or too late. */
  static @Nullable Long decode(Blob blob) {
    byte[] bytes = blob.bytes();
    long number = 0;
    for (int i = 0; i < bytes.length; i++) {
      boolean last = i == bytes.length - 1;
      if (last == (bytes[i] < 0)) {
        return null;
      }
      number |= i < MAX_BYTES ? (long) (bytes[i] & 0x7F) << (7 * i) : 0;
    }
    return bytes.length == 0 ? null : Long.valueOf(number & MAX_VALUE);
  }
}
