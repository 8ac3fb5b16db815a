package dev.diptych.binary.packing;

import java.util.Arrays;
import java.util.zip.Deflater;

/** Compares compressed bytes with the output of zlib levels, up to a limit of work. */
final class LevelSearch {
  /** Maximum number of bytes compressed by all levels but the default one together. */
  private static final long MAX_BYTES = 32L << 20;

  /** The limit for each byte of compressed data, if it is larger. */
  private static final int MAX_BYTES_PER_BYTE = 16;

  private final byte[] content;
  private final byte[] packed;
  private final long limit;
  private long tried;

  /**
   * @param content the uncompressed bytes
   * @param packed the bytes that a level must produce
   */
  LevelSearch(byte[] content, byte[] packed) {
    this.content = content;
    this.packed = packed;
    this.limit = Math.max(MAX_BYTES, (long) MAX_BYTES_PER_BYTE * packed.length);
  }

  /** Whether {@code level} produces exactly the packed bytes; false if the limit is reached. */
  boolean matches(int level) {
    if (tried > limit || (packed[1] >> 6 & 3) != Zlib.headerLevel(level)) {
      return false;
    }
    byte[] cached = KnownPackings.find(content, level);
    if (cached != null) {
      return Arrays.equals(cached, packed);
    }
    boolean matches = produces(level);
    if (matches) {
      KnownPackings.add(content, level, packed);
    }
    return matches;
  }

  private boolean produces(int level) {
    Deflater deflater = Zlib.deflater(level);
    // Most data is compressed at the default level, so this level has no limit.
    boolean limited = level != Zlib.DEFAULT_LEVEL;
    try {
      deflater.setInput(content);
      deflater.finish();
      return produces(deflater, limited ? limit - tried : Long.MAX_VALUE);
    } finally {
      tried += limited ? deflater.getBytesRead() : 0;
      deflater.end();
    }
  }

  private boolean produces(Deflater deflater, long limit) {
    byte[] chunk = new byte[Zlib.CHUNK_SIZE];
    int at = 0;
    while (!deflater.finished()) {
      int count = deflater.deflate(chunk);
      boolean same =
          count <= packed.length - at && Arrays.equals(chunk, 0, count, packed, at, at + count);
      if (!same || deflater.getBytesRead() > limit) {
        return false;
      }
      at += count;
    }
    return at == packed.length;
  }
}
