package dev.diptych.records;

/** A file ends before the end of its content. */
public final class TruncatedException extends RuntimeException {
  private final long needed;
  private final long available;

  /**
   * Creates the exception.
   *
   * @param needed bytes required
   * @param available bytes that remain
   */
  public TruncatedException(long needed, long available) {
    super(needed + " bytes required, " + available + " available");
    this.needed = needed;
    this.available = available;
  }

  /** Bytes required. */
  public long needed() {
    return needed;
  }

  /** Bytes that remain. */
  public long available() {
    return available;
  }
}
