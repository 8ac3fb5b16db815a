package dev.diptych.binary.stream;

/**
 * Bytes or values that do not follow the spec. Whoever decodes or encodes the field adds its path
 * and its offset. Expressions may ask for values that fail, again and again, so that it has no
 * stack trace.
 */
public final class RejectedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;
  private final String reason;

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

  /** The diagnostic code. */
  public String code() {
    return code;
  }

  /** What is wrong, as the end of a sentence about the field. */
  public String reason() {
    return reason;
  }
}
