package dev.diptych.records;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * Packs and unpacks for {@code process: zlib}. Kaitai's own way waits forever for the end of data
 * that was cut short, and packs at one level only.
 */
public final class Zlib {
  /** The level that packs as usual: what zlib itself does when nobody says. */
  public static final int USUAL = 6;

  /** Levels there are; those from 10 on are the same with another strategy. */
  private static final int LEVELS = 10;

  private static final int[] STRATEGIES = {
    Deflater.DEFAULT_STRATEGY, Deflater.FILTERED, Deflater.HUFFMAN_ONLY
  };

  private Zlib() {}

  /**
   * What {@code packed} holds.
   *
   * @throws BadDataException where that is no zlib stream, or one that is cut short
   */
  public static byte[] unpack(byte[] packed) {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(packed);
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 14];
      while (!inflater.finished()) {
        int count = inflater.inflate(buffer);
        if (count == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
          throw new BadDataException("bad-zlib", "its zlib stream is cut short");
        }
        out.write(buffer, 0, count);
      }
      return out.toByteArray();
    } catch (DataFormatException e) {
      throw new BadDataException("bad-zlib", "this is no zlib stream: " + e.getMessage());
    } finally {
      inflater.end();
    }
  }

  /** {@code content} packed at {@code level}, as {@link #level} finds it. */
  public static byte[] pack(byte[] content, int level) {
    Deflater deflater = new Deflater(level % LEVELS);
    try {
      deflater.setStrategy(STRATEGIES[level / LEVELS]);
      deflater.setInput(content);
      deflater.finish();
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      byte[] buffer = new byte[1 << 14];
      while (!deflater.finished()) {
        out.write(buffer, 0, deflater.deflate(buffer));
      }
      return out.toByteArray();
    } finally {
      deflater.end();
    }
  }

  /** Whether there is such a level. */
  public static boolean isLevel(long level) {
    return level >= 0 && level < (long) LEVELS * STRATEGIES.length;
  }

  /**
   * The level at which {@code content} packs to just {@code packed}, or -1; the usual one first.
   */
  public static int level(byte[] content, byte[] packed) {
    if (Arrays.equals(pack(content, USUAL), packed)) {
      return USUAL;
    }
    for (int level = 0; isLevel(level); level++) {
      if (Arrays.equals(pack(content, level), packed)) {
        return level;
      }
    }
    return -1;
  }
}
