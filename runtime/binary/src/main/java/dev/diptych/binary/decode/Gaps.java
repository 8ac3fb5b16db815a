package dev.diptych.binary.decode;

/** The bytes of a file that no field of its spec has read. */
@FunctionalInterface
public interface Gaps {
  /**
   * How many of them lie in a range.
   *
   * @param start offset of the first byte of the range in the file
   * @param end offset behind its last byte
   */
  long within(int start, int end);
}
