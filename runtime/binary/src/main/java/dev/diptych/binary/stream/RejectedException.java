package dev.diptych.binary.stream;

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

  /** An expression that cannot be evaluated with the values of the file. */
  public static RejectedException expression(String reason) {
    return new RejectedException("unreadable", "an expression of the spec " + reason);
  }

  /** The same rejection for another field that asks for the same value. */
  public RejectedException again() {
    return new RejectedException(code, reason);
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
