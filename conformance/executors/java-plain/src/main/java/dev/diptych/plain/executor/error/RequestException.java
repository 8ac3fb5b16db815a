package dev.diptych.plain.executor.error;

/** Why a request gets another answer than the one that it asks for. */
public final class RequestException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Whose fault it is. */
  public enum Kind {
    /** The input is not acceptable. */
    REJECTED,
    /** This is not implemented here. */
    UNSUPPORTED,
    /** The request is broken, or generated code loses something. */
    FAILED
  }

  private final Kind kind;

  private RequestException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** The input is not acceptable. */
  public static RequestException rejected(String message) {
    return new RequestException(Kind.REJECTED, message);
  }

  /** This is not implemented here. */
  public static RequestException unsupported(String message) {
    return new RequestException(Kind.UNSUPPORTED, message);
  }

  /** The request is broken, or generated code loses something. */
  public static RequestException failed(String message) {
    return new RequestException(Kind.FAILED, message);
  }

  /** Whose fault it is. */
  public Kind kind() {
    return kind;
  }
}
