package dev.diptych.records;

/**
 * A file announces a number of things that cannot be: below zero, or more than it has bytes for.
 */
public final class InvalidCountException extends RuntimeException {
  private final long count;
  private final int size;
  private final long available;

  /**
   * An impossible count.
   *
   * @param count the number announced
   * @param size bytes that each takes
   * @param available bytes that were left
   */
  public InvalidCountException(long count, int size, long available) {
    super(count + " x " + size + " bytes announced, " + available + " left");
    this.count = count;
    this.size = size;
    this.available = available;
  }

  /** The number announced. */
  public long count() {
    return count;
  }

  /** Bytes that each takes. */
  public int size() {
    return size;
  }

  /** Bytes that were left. */
  public long available() {
    return available;
  }
}
