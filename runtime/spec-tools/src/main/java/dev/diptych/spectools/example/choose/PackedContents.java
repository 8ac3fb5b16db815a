package dev.diptych.spectools.example.choose;

import dev.diptych.records.Zlib;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Contents that take a certain number of bytes when they are packed. */
final class PackedContents {
  /** What does not repeat itself packs to about as much as it is. */
  private static final int KINDS = 251;

  private PackedContents() {}

  /** Bytes that pack to {@code size} bytes, as few as can be, or null. */
  static byte @Nullable [] content(long size) {
    byte[] longest = new byte[(int) size];
    for (int i = 0; i < longest.length; i++) {
      longest[i] = (byte) (i % KINDS);
    }
    int from = 0;
    int to = longest.length;
    while (from < to) {
      int middle = (from + to) / 2;
      boolean less = packed(longest, middle) < size;
      from = less ? middle + 1 : from;
      to = less ? to : middle;
    }
    return packed(longest, from) == size ? Arrays.copyOf(longest, from) : null;
  }

  private static long packed(byte[] content, int length) {
    return Zlib.pack(Arrays.copyOf(content, length), Zlib.DEFAULT_LEVEL).length;
  }
}
