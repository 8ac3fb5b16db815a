package dev.diptych.records;

/** A count in a file is negative or larger than the remaining bytes allow. */
public final class InvalidCountException extends RuntimeException {
  private final long count;
  private final int size;
  private final long available;

  /**
   * Creates the exception.
   *
   * @param count the count
   * @param size bytes per element
   * @param available bytes that remain
   */
  public InvalidCountException(long count, int size, long available) {
    super(count + " x " + size + " bytes required, " + available + " available");
    this.count = count;
    this.size = size;
    this.available = available;
  }

  /** The count in the file. */
  public long count() {
    return count;
  }

  /** Bytes per element. */
  public int size() {
    return size;
  }

  /** Bytes that remain. */
  public long available() {
    return available;
  }
}
