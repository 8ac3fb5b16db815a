package dev.diptych.animation.json;

/** What is wrong with JSON, in one sentence, and where. */
public final class JsonException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final int line;
  private final int column;

  JsonException(String message, int offset, int line, int column) {
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
