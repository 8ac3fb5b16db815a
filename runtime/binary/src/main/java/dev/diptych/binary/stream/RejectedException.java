package dev.diptych.binary.stream;

import org.jspecify.annotations.Nullable;

/**
 * Bytes or values that do not follow the spec. What decodes or encodes the field adds its path and
 * its offset. Expressions may ask for values that fail, again and again, so that it has no stack
 * trace.
 */
public final class RejectedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;
  private final String reason;
  private String path = "";
  private long offset = -1;
  private long needed = -1;
  private long available;
  private long records = -1;
  private @Nullable String instance;

  /**
   * Creates the exception.
   *
   * @param code the diagnostic code, such as {@code truncated}
   * @param reason what is wrong, as the end of a sentence about the field
   */
  public RejectedException(String code, String reason) {
    super(reason, null, false, false);
    this.code = code;
    this.reason = reason;
  }

  /**
   * A stream that ends before a value.
   *
   * @param needed the number of bytes that the value requires
   * @param available the number that is left
   */
  public static RejectedException truncated(long needed, long available) {
    var truncated =
        new RejectedException("truncated", needed + " bytes required, " + available + " available");
    truncated.needed = needed;
    truncated.available = available;
    return truncated;
  }

  /**
   * A stream that ends before the last record of a table, or a negative number of records.
   *
   * @param count the number of records
   * @param stride the size of each in bytes
   * @param available the number of bytes that are left
   */
  public static RejectedException records(long count, int stride, long available) {
    if (count < 0) {
      return new RejectedException("negative-count", "its count is " + count);
    }
    long needed = count > Long.MAX_VALUE / stride ? Long.MAX_VALUE : count * stride;
    RejectedException truncated = truncated(needed, available);
    truncated.records = count;
    return truncated;
  }

  /** The number of bytes that a truncated value requires; -1 for other reasons. */
  public long needed() {
    return needed;
  }

  /** The number of bytes that are left for a truncated value. */
  public long available() {
    return available;
  }

  /** The number of records of a truncated table; -1 for other values. */
  public long records() {
    return records;
  }

  /** An expression that cannot be evaluated with the values of the file. */
  public static RejectedException expression(String reason) {
    return new RejectedException("unreadable", "an expression of the spec " + reason);
  }

  /** The same rejection for another field that asks for the same value. */
  public RejectedException again() {
    RejectedException again = new RejectedException(code, reason);
    again.needed = needed;
    again.available = available;
    again.records = records;
    again.instance = instance;
    return again;
  }

  /**
   * Adds where the rejected value is; called from the inner struct to the outer.
   *
   * @param step the next step of its path from the end: an id, or an index in brackets
   * @param at its offset in its stream; the first call determines it
   */
  public RejectedException in(String step, long at) {
    path = path.isEmpty() || path.startsWith("[") ? step + path : step + "." + path;
    offset = offset < 0 ? at : offset;
    return this;
  }

  /** Notes that the rejected value is in an instance, the field that was added last. */
  public void inInstance() {
    instance = instance == null ? path : instance;
  }

  /** The instance with the rejected value that another field needs; null if it is in none. */
  public @Nullable String instance() {
    return instance;
  }

  /** The fields that lead to the rejected value. */
  public String path() {
    return path;
  }

  /** The offset of the rejected value in its stream; -1 where it is in none. */
  public long offset() {
    return offset;
  }

  /** The diagnostic code. */
  public String code() {
    return code;
  }

  /** What is wrong, as the end of a sentence about the field. */
  public String reason() {
    return reason;
  }
}
