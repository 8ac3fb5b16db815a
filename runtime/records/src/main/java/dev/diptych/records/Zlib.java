package dev.diptych.records;

import java.io.ByteArrayOutputStream;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Packs and unpacks for {@code process: zlib}. Kaitai's own way waits forever for the end of data
 * that was cut short, and packs at one level only.
 */
public final class Zlib {
  /** The level that packs as usual: what zlib itself does when nobody says. */
  public static final int DEFAULT_LEVEL = 6;

  /** Levels there are; those from 10 on are the same with another strategy. */
  private static final int LEVELS = 10;

  /** Bytes that are asked for at once; what level 0 gives depends on it. */
  static final int CHUNK_SIZE = 1 << 14;

  private static final int[] STRATEGIES = {
    Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY
  };

  private Zlib() {}

  /**
   * What {@code packed} holds.
   *
   * @throws InvalidDataException where that is no zlib stream, or one that is cut short
   * @throws BudgetExceededException where it holds more than the run has a budget for
   */
  public static byte[] unpack(byte[] packed) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      BudgetedBytes out = new BudgetedBytes();
      while (!inflater.finished()) {
        int count = inflater.inflate(out.chunk());
        if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          throw new InvalidDataException("bad-zlib", "its zlib stream is cut short");
        }
        out.commit(count);
      }
      return out.toArray();
    } catch (DataFormatException e) {
      throw new InvalidDataException("bad-zlib", "its bytes are not a zlib stream");
    } finally {
      inflater.end();
    }
  }

  /** {@code content} packed at {@code level}, as {@link #level} finds it. */
  public static byte[] pack(byte[] content, int level) {
    Deflater deflater = deflater(level);
    try {
      deflater.setInput(content);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[CHUNK_SIZE];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /** What packs at {@code level}; to be ended by who uses it. */
  static Deflater deflater(int level) {
    Deflater deflater = new Deflater(level % LEVELS);
    deflater.setStrategy(STRATEGIES[level / LEVELS]);
    return deflater;
  }

  /** What the header of a stream that was packed at {@code level} says about the level. */
  static int headerLevel(int level) {
    int effort = level % LEVELS;
    if (effort < 2 || STRATEGIES[level / LEVELS] == Deflater.HUFFMAN_ONLY) {
      return 0;
    }
    return effort < DEFAULT_LEVEL ? 1 : effort == DEFAULT_LEVEL ? 2 : 3;
  }

  /** Whether there is such a level. */
  public static boolean isLevel(long level) {
    return level >= 0 && level < (long) LEVELS * STRATEGIES.length;
  }

  /**
   * The level at which {@code content} packs to just {@code packed}, or -1; the usual one first.
   * Each level is tried only as far as it gives the same bytes, and those that the header of {@code
   * packed} rules out are not tried. Where many levels give the same bytes for long, the search is
   * given up: packed bytes can always be kept as they are.
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
