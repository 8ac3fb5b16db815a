package dev.diptych.model.derive;

/**
 * Limits the memory that a text can request without mentioning it: by defaults that a spec repeats,
 * by padding, by zeros after a struct. Memory is counted before it is allocated. The amounts
 * estimate what a value takes until it is encoded, decoded again and compared.
 */
public final class Allowance {
  /** The hint for a text that exceeds the allowance. */
  public static final String HINT = "if the input can be trusted, raise the limit: --limit 10";

  /** Allowance for a text of any size, in bytes. */
  private static final long FLOOR = 64L << 20;

  /** Allowance for a part of a text. */
  private static final long PART_FLOOR = 1L << 20;

  /**
   * Additional allowance for each byte of text: an empty block has a few bytes and may have many
   * defaults.
   */
  private static final int PER_BYTE = 64;

  /** Number of copies of a byte that exist at the same time. */
  private static final int COPIES = 3;

  private final long limit;
  private long left;

  /**
   * Creates the allowance of one text.
   *
   * @param size size of the text in bytes
   * @param times multiple of the default allowance, at least 1
   */
  public Allowance(long size, int times) {
    this((FLOOR + PER_BYTE * size) * times);
  }

  private Allowance(long limit) {
    this.limit = limit;
    this.left = limit;
  }

  /** Creates the allowance of a part of a text, as for a text without the floor. */
  public static Allowance ofPart(long size, int times) {
    return new Allowance((PART_FLOOR + PER_BYTE * size) * times);
  }

  /** Creates an unlimited allowance, for a text that was printed from existing values. */
  public static Allowance unlimited() {
    return new Allowance(Long.MAX_VALUE);
  }

  /**
   * Counts memory; returns false and counts nothing if the allowance is exceeded.
   *
   * @param bytes number of bytes
   */
  public boolean take(long bytes) {
    if (bytes > left) {
      return false;
    }
    left -= bytes;
    return true;
  }

  /** Counts padding bytes of the file, like {@link #take}. */
  public boolean fill(long bytes) {
    return bytes <= limit / COPIES && take(bytes * COPIES);
  }

  /** The total allowance in bytes. */
  public long limit() {
    return limit;
  }
}
