package dev.diptych.animation.hand.pose;

/** What is wrong with the JSON of a pose, in one sentence, and where. */
public final class PoseException extends Exception {
  private static final long serialVersionUID = 1L;

  /** The code of its diagnostic. */
  public static final String CODE = "bad-pose";

  private final int offset;
  private final int line;
  private final int column;

  PoseException(String message, int offset, int line, int column) {
    super(message);
    this.offset = offset;
    this.line = line;
    this.column = column;
  }

  /** The offset in the bytes. */
  public int offset() {
    return offset;
  }

  /** The line, from 1 on. */
  public int line() {
    return line;
  }

  /** The column in bytes, from 1 on. */
  public int column() {
    return column;
  }
}
