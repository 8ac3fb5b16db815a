package dev.diptych.records;

/** A file ends before what it announces. */
public final class TruncatedException extends RuntimeException {
  private final long needed;
  private final long available;

  /**
   * A file that ends too early.
   *
   * @param needed bytes that were to be read
   * @param available bytes that were left
   */
  public TruncatedException(long needed, long available) {
    super(needed + " bytes needed, " + available + " left");
    this.needed = needed;
    this.available = available;
  }

  /** Bytes that were to be read. */
  public long needed() {
    return needed;
  }

  /** Bytes that were left. */
  public long available() {
    return available;
  }
}
