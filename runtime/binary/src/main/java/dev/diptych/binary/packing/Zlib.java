package dev.diptych.binary.packing;

import dev.diptych.binary.stream.Budget;
import dev.diptych.binary.stream.BudgetExceededException;
import dev.diptych.binary.stream.RejectedException;
import java.util.zip.Deflater;

/**
 * Compresses and decompresses {@code process: zlib}. Kaitai's implementation never returns on
 * truncated data, and compresses at one level only.
 */
public final class Zlib {
  /** zlib's own default level. */
  public static final int DEFAULT_LEVEL = 6;

  /** Number of levels; those from 10 on repeat them with another strategy. */
  private static final int LEVELS = 10;

  /** Size of the output buffer; the output of level 0 depends on it. */
  static final int CHUNK_SIZE = 1 << 14;

  private static final int[] STRATEGIES = {
    Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY
  };

  private Zlib() {}

  /**
   * Decompresses {@code packed}.
   *
   * @throws RejectedException if it is not a complete zlib stream
   * @throws BudgetExceededException if the content exceeds the budget
   */
  public static byte[] unpack(byte[] packed) {
    try (Unpacking unpacking = new Unpacking(packed)) {
      return unpacking.all(Budget.current());
    }
  }

  /**
   * Whether {@code packed} decompresses to {@code content}; stops at the first difference.
   *
   * @throws RejectedException if it is not a complete zlib stream
   */
  public static boolean holds(byte[] packed, byte[] content) {
    try (Unpacking unpacking = new Unpacking(packed)) {
      return unpacking.holds(content);
    }
  }

  /**
   * As {@link #pack}, for content that is packed several times: recent results are kept. They are
   * shared and must not be changed.
   */
  public static byte[] packed(byte[] content, int level) {
    byte[] known = KnownPackings.find(content, level);
    if (known != null) {
      return known;
    }
    byte[] packed = pack(content, level);
    KnownPackings.add(content, level, packed);
    return packed;
  }

  /** Compresses {@code content} at {@code level}, as {@link #level} returns it. */
  public static byte[] pack(byte[] content, int level) {
    Deflater deflater = deflater(level);
    try {
      deflater.setInput(content);
      deflater.finish();
      ByteChunks out = new ByteChunks();
      while (!deflater.finished()) {
        out.commit(deflater.deflate(out.chunk()));
      }
      return out.toArray();
    } finally {
      deflater.end();
    }
  }

  /** Creates a deflater for {@code level}; the caller must end it. */
  static Deflater deflater(int level) {
    Deflater deflater = new Deflater(level % LEVELS);
    deflater.setStrategy(STRATEGIES[level / LEVELS]);
    return deflater;
  }

  /** The level code in the header of a stream that was compressed at {@code level}. */
  static int headerLevel(int level) {
    int effort = level % LEVELS;
    if (effort < 2 || STRATEGIES[level / LEVELS] == Deflater.HUFFMAN_ONLY) {
      return 0;
    }
    return effort < DEFAULT_LEVEL ? 1 : effort == DEFAULT_LEVEL ? 2 : 3;
  }

  /** Whether {@code level} is valid. */
  public static boolean isLevel(long level) {
    return level >= 0 && level < (long) LEVELS * STRATEGIES.length;
  }

  /**
   * Returns the level at which {@code content} compresses to exactly {@code packed}, or -1. Tries
   * the default first, each level only as far as its output matches, and no level that the header
   * of {@code packed} excludes. Levels other than the default share a limit of work: packed bytes
   * can always be kept as they are.
   */
  public static int level(byte[] content, byte[] packed) {
    LevelSearch search = new LevelSearch(content, packed);
    if (search.matches(DEFAULT_LEVEL)) {
      return DEFAULT_LEVEL;
    }
    for (int level = 0; isLevel(level); level++) {
      if (level != DEFAULT_LEVEL && search.matches(level)) {
        return level;
      }
    }
    return -1;
  }
}
