package dev.diptych.model.derive;

/**
 * How much memory a text may ask for without mentioning it: by defaults that a spec repeats, by
 * padding, by zeros that fill up a struct. Each is counted before it is made. The amounts are
 * estimates of what a value takes until it is encoded, decoded again and compared.
 */
public final class Allowance {
  /** What to do about a text that asks for more. */
  public static final String ADVICE = "if the input can be trusted, raise the limit: --limit 10";

  /** What each text may ask for, in bytes. */
  private static final long FLOOR = 64L << 20;

  /** What each byte of a text adds: an empty block has a few bytes and may have many defaults. */
  private static final int PER_BYTE = 64;

  /** How many copies of a byte exist at the same time. */
  private static final int COPIES = 3;

  private final long limit;
  private long left;

  /**
   * The allowance of one text.
   *
   * @param size of the text, in bytes
   * @param times how many times the default it may ask for, at least 1
   */
  public Allowance(long size, int times) {
    this((FLOOR + PER_BYTE * size) * times);
  }

  private Allowance(long limit) {
    this.limit = limit;
    this.left = limit;
  }

  /** No limit, for a text that was printed from values that exist. */
  public static Allowance unlimited() {
    return new Allowance(Long.MAX_VALUE);
  }

  /**
   * Counts memory and tells whether there is an allowance for it; where there is not, nothing is
   * counted.
   *
   * @param bytes how much
   */
  public boolean take(long bytes) {
    if (bytes > left) {
      return false;
    }
    left -= bytes;
    return true;
  }

  /** The same for bytes of the file that are made of nothing. */
  public boolean fill(long bytes) {
    return bytes <= limit / COPIES && take(bytes * COPIES);
  }

  /** All that the text may ask for, in bytes. */
  public long limit() {
    return limit;
  }
}
