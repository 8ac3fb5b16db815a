package dev.diptych.records;

import java.util.Arrays;
import java.util.zip.Deflater;

/** Compares compressed bytes with the output of zlib levels, up to a limit of work. */
final class LevelSearch {
  /** Maximum number of bytes compressed by all levels that do not match. */
  private static final long MAX_BYTES = 32L << 20;

  private final byte[] content;
  private final byte[] packed;
  private long tried;

  /**
   * @param content the uncompressed bytes
   * @param packed the bytes that a level must produce
   */
  LevelSearch(byte[] content, byte[] packed) {
    this.content = content;
    this.packed = packed;
  }

  /** Whether {@code level} produces exactly the packed bytes; false if the limit is reached. */
  boolean matches(int level) {
    if (tried > MAX_BYTES || (packed[1] >> 6 & 3) != Zlib.headerLevel(level)) {
      return false;
    }
    Deflater deflater = Zlib.deflater(level);
    try {
      deflater.setInput(content);
      deflater.finish();
      return matches(deflater);
    } finally {
      tried += deflater.getBytesRead();
      deflater.end();
    }
  }

  private boolean matches(Deflater deflater) {
    byte[] piece = new byte[Zlib.CHUNK_SIZE];
    int at = 0;
    while (!deflater.finished()) {
      int count = deflater.deflate(piece);
      if (count > packed.length - at || !Arrays.equals(piece, 0, count, packed, at, at + count)) {
        return false;
      }
      at += count;
    }
    return at == packed.length;
  }
}
