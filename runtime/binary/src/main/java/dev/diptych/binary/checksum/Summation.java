package dev.diptych.binary.checksum;

import dev.diptych.model.checksum.Algorithm;
import java.nio.ByteBuffer;

/** A checksum that is being computed. */
interface Summation {
  /** Adds the remaining bytes of {@code bytes}. */
  void add(ByteBuffer bytes);

  /** The result, its highest byte first; call once. */
  byte[] result();

  /**
   * Starts a checksum.
   *
   * @param little whether the first byte of a word is the lowest one
   */
  static Summation of(Algorithm algorithm, boolean little) {
    if (algorithm instanceof Algorithm.Crc crc) {
      return JdkSummation.exists(crc) ? JdkSummation.of(crc) : new CrcSummation(crc);
    }
    if (algorithm instanceof Algorithm.Sum sum) {
      return new WordSummation(sum, little);
    }
    if (algorithm instanceof Algorithm.Fletcher fletcher) {
      return new FletcherSummation(fletcher.width(), little);
    }
    if (algorithm instanceof Algorithm.Digest digest) {
      return new DigestSummation(digest.name());
    }
    return algorithm instanceof Algorithm.Size size
        ? new SizeSummation(size.width())
        : JdkSummation.adler();
  }

  /** The low {@code width} bits of {@code number} as bytes, the highest first. */
  static byte[] bytes(long number, int width) {
    byte[] bytes = new byte[(width + 7) / 8];
    for (int i = 0; i < bytes.length; i++) {
      bytes[bytes.length - 1 - i] = (byte) (number >>> (8 * i));
    }
    return bytes;
  }
}
