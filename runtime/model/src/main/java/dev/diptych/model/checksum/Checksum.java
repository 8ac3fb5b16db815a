package dev.diptych.model.checksum;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value that is computed from bytes of the file.
 *
 * @param algorithm how it is computed
 * @param bits how many bits of the result are kept: the lowest of a number, the first of a digest
 * @param of the bytes, in this order
 * @param self what each byte of the field itself, and of {@code blank}, counts as; null if they are
 *     skipped
 * @param blank paths to further fields that count as {@code self}
 * @param little whether the first byte of words and of the result is the lowest one
 * @param digits how a text shows the number; null for numbers and bytes
 * @param length number of bytes of the field
 */
public record Checksum(
    Algorithm algorithm,
    int bits,
    List<Covered> of,
    @Nullable Integer self,
    List<List<String>> blank,
    boolean little,
    @Nullable Digits digits,
    int length) {
  /**
   * Digits of a number in a text.
   *
   * @param radix 8, 10 or 16
   * @param count how many, with leading zeros
   * @param upper whether letters are in upper case
   */
  public record Digits(int radix, int count, boolean upper) {}

  public Checksum {
    of = List.copyOf(of);
    blank = List.copyOf(blank);
  }

  /** The same checksum without the name of its algorithm, of which there may be several. */
  public Checksum unnamed() {
    return new Checksum(algorithm.unnamed(), bits, of, self, blank, little, digits, length);
  }
}
