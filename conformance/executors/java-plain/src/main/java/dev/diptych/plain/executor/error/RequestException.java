package dev.diptych.plain.executor.error;

import static java.util.Objects.requireNonNull;

/** A request cannot be answered as intended. */
public final class RequestException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** The reason. */
  public enum Kind {
    /** The input is invalid. */
    REJECTED,
    /** A feature that this executor does not support. */
    UNSUPPORTED,
    /** The request is malformed, or generated code loses data. */
    FAILED
  }

  private final Kind kind;

  private RequestException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** The input is invalid. */
  public static RequestException rejected(String message) {
    return new RequestException(Kind.REJECTED, message);
  }

  /** A feature that this executor does not support. */
  public static RequestException unsupported(String message) {
    return new RequestException(Kind.UNSUPPORTED, message);
  }

  /** The request is malformed, or generated code loses data. */
  public static RequestException failed(String message) {
    return new RequestException(Kind.FAILED, message);
  }

  @Override
  public String getMessage() {
    return requireNonNull(super.getMessage());
  }

  /** The reason. */
  public Kind kind() {
    return kind;
  }
}
