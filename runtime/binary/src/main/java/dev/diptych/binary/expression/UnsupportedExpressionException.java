package dev.diptych.binary.expression;

import static java.util.Objects.requireNonNull;

import dev.diptych.ir.Origin;
import org.jspecify.annotations.Nullable;

/** An expression that has no closure: the spec is rejected with the reason. */
public final class UnsupportedExpressionException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private transient @Nullable Origin origin;

  /** An expression with {@code what}, which is not supported. */
  public UnsupportedExpressionException(String what) {
    super(what + " is not supported");
  }

  @Override
  public String getMessage() {
    return requireNonNull(super.getMessage());
  }

  /** The same with the place of the node in the spec, unless it has one. */
  public UnsupportedExpressionException at(Origin node) {
    origin = origin == null ? node : origin;
    return this;
  }

  /** The node in the spec; null if it is not known. */
  public @Nullable Origin origin() {
    return origin;
  }
}
