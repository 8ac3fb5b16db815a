package dev.diptych.binary.stream;

/**
 * A stream of a known size that is decoded or encoded: a range of an array, with a position and the
 * rest of a byte whose bits are partly done.
 */
public abstract sealed class Stream permits Input, Output {
  byte[] array;

  /** Where the stream begins in the array; before it, if bytes elsewhere came first. */
  int start;

  final int size;

  /** Where the bytes in the array end: the size, unless the stream has its bytes in parts. */
  int limit;

  int position;

  /** The bits of the byte before {@link #position} that are not done yet. */
  int bitsLeft;

  /** The lowest of them: in a byte they are next to each other, also if the order changes. */
  int lowestLeft;

  /** Whether something did not fit. */
  boolean overran;

  Stream(byte[] array, int start, int size) {
    this.array = array;
    this.start = start;
    this.size = size;
    this.limit = size;
  }

  /** The number of bytes before the current one. */
  public final int position() {
    return position;
  }

  /** The number of bytes. */
  public final int size() {
    return size;
  }

  /** The bytes from the current position to the end; 0 behind the end. */
  public final int remaining() {
    return Math.max(0, size - position);
  }

  /** Whether nothing is left, not even bits. */
  public final boolean atEnd() {
    return bitsLeft == 0 && position >= size;
  }

  /** Leaves the rest of a byte whose bits are partly done. */
  public final void align() {
    bitsLeft = 0;
  }

  /**
   * Moves to a position, which may be behind the end: only reading or writing there is rejected.
   *
   * @throws RejectedException if it is negative
   */
  public final void seek(long to) {
    if (to < 0) {
      throw new RejectedException("unreadable", "its position is " + to);
    }
    bitsLeft = 0;
    position = (int) Math.min(to, Integer.MAX_VALUE / 2);
  }

  /** Moves over whole bytes and returns where the first is in the array. */
  final int take(long count) {
    bitsLeft = 0;
    return advance(count);
  }

  /** As {@link #take}, for bits. */
  final int advance(long count) {
    if (count < 0) {
      throw new RejectedException("negative-count", "its size is " + count);
    }
    if (count > limit - position && count > 0) {
      next(count);
    }
    // Nothing is anywhere, even behind the end.
    int at = count == 0 ? Math.max(0, start) : start + position;
    position += (int) count;
    return at;
  }

  /**
   * Goes on in the next array.
   *
   * @param count how many bytes are wanted, at least 1
   * @throws RejectedException if there are fewer
   */
  void next(long count) {
    overran = true;
    throw RejectedException.truncated(count, remaining());
  }
}
