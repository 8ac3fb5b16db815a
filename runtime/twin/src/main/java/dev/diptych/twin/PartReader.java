package dev.diptych.twin;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Reads an input in parts, which all begin with the first bytes of the input. */
final class PartReader {
  /** A single element of more bytes is no part. */
  private static final int MAX_PART = 1 << 24;

  private final InputStream in;
  private final int most;
  private int least;
  private byte[] bytes;
  private int length;
  private int kept;
  private int size;
  private boolean atEnd;

  /**
   * A reader.
   *
   * @param in the input; it is not closed
   * @param first what the first part has in bytes, if its elements are shorter
   * @param others the same for the other parts
   */
  PartReader(InputStream in, int first, int others) {
    this.in = in;
    this.most = others;
    this.least = others;
    this.size = first;
    this.bytes = new byte[first];
  }

  /** Reads the rest of the next part. */
  void fill() throws IOException {
    int wanted = kept + size;
    bytes = bytes.length < wanted ? Arrays.copyOf(bytes, wanted) : bytes;
    int count = in.readNBytes(bytes, length, Math.max(0, wanted - length));
    atEnd = length + count < wanted;
    length += count;
  }

  /** Makes the part larger, because it has no whole element; it must be filled again. */
  void grow() {
    if (atEnd || size >= MAX_PART) {
      throw new WholeRequiredException();
    }
    size *= 2;
  }

  /**
   * Sets how many bytes of the input the next parts begin with: some of the bytes that the last one
   * has.
   */
  void keep(int first) {
    if (first > most) {
      throw new WholeRequiredException(); // Each part would repeat more than it adds.
    }
    kept = first;
  }

  /** Makes the parts that follow shorter, but not much shorter than what they begin with. */
  void shorten(long bytes) {
    least = (int) Math.min(least, Math.max(Math.max(kept, most / 16), bytes));
  }

  /** Ends the part at an offset; what follows is in the next one. */
  void next(int end) {
    System.arraycopy(bytes, end, bytes, kept, length - end);
    length -= end - kept;
    size = least;
  }

  /** Whether the input ends with this part. */
  boolean atEnd() {
    return atEnd;
  }

  /** Whether the part is shorter than others, because it is the first one. */
  boolean isShort() {
    return size < least;
  }

  /** Whether all of the input so far is in parts. */
  boolean isEmpty() {
    return length == kept;
  }

  /** The bytes of the part, of which {@link #length} are valid. */
  byte[] bytes() {
    return bytes;
  }

  /** Number of bytes of the part. */
  int length() {
    return length;
  }

  /** Number of bytes that all parts begin with. */
  int kept() {
    return kept;
  }
}
