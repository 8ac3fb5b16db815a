package dev.diptych.binary.packing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Bytes collected in chunks, without copying them each time there are more. */
final class ByteChunks {
  private final List<byte[]> full = new ArrayList<>();
  private byte[] chunk = new byte[Zlib.CHUNK_SIZE];
  private int total;

  /** The array to fill next. */
  byte[] chunk() {
    return chunk;
  }

  /** Adds the first {@code count} bytes of {@link #chunk}. */
  void commit(int count) {
    total = Math.addExact(total, count);
    if (count == chunk.length) {
      full.add(chunk);
      chunk = new byte[Zlib.CHUNK_SIZE];
    } else if (count > 0) {
      full.add(Arrays.copyOf(chunk, count));
    }
  }

  /** All bytes added. */
  byte[] toArray() {
    byte[] all = new byte[total];
    int at = 0;
    for (byte[] chunk : full) {
      System.arraycopy(chunk, 0, all, at, chunk.length);
      at += chunk.length;
    }
    return all;
  }
}
