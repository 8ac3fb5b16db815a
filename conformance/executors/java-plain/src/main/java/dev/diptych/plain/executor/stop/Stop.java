package dev.diptych.plain.executor.stop;

/** Why a request gets another answer than the one that it asks for. */
public final class Stop extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Whose fault it is. */
  public enum Kind {
    /** The input is not acceptable. */
    REFUSED,
    /** This is not implemented here. */
    UNSUPPORTED,
    /** The request is broken, or generated code loses something. */
    FAILED
  }

  private final Kind kind;

  private Stop(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** The input is not acceptable. */
  public static Stop refused(String message) {
    return new Stop(Kind.REFUSED, message);
  }

  /** This is not implemented here. */
  public static Stop unsupported(String message) {
    return new Stop(Kind.UNSUPPORTED, message);
  }

  /** The request is broken, or generated code loses something. */
  public static Stop failed(String message) {
    return new Stop(Kind.FAILED, message);
  }

  /** Whose fault it is. */
  public Kind kind() {
    return kind;
  }
}
