package dev.diptych.binary.expression;

/** An expression that has no closure: the spec is rejected with the reason. */
public final class UnsupportedExpressionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** An expression with {@code what}, which is not supported. */
  public UnsupportedExpressionException(String what) {
    super(what);
  }
}
