package dev.diptych.binary.decode;

/** The bytes of a file that no field reads. */
@FunctionalInterface
public interface Gaps {
  /**
   * Number of them in a range.
   *
   * @param start offset of the first byte of the range in the file
   * @param end offset after its last byte
   */
  long within(int start, int end);
}
