package dev.diptych.table;

import java.io.IOException;

/** A query is wrong or cannot be answered. */
public final class QueryException extends IOException {
  private static final long serialVersionUID = 1L;

  private final int start;
  private final int length;
  private final String hint;

  /**
   * An exception.
   *
   * @param message what is wrong
   * @param hint what to change
   * @param start where in the query, in bytes; -1 if it is not known
   * @param length the number of bytes
   */
  public QueryException(String message, String hint, int start, int length) {
    super(message);
    this.start = start;
    this.length = length;
    this.hint = hint;
  }

  /** Where in the query the mistake is, in bytes; -1 if it is not known. */
  public int start() {
    return start;
  }

  /** The number of bytes. */
  public int length() {
    return length;
  }

  /** What to change. */
  public String hint() {
    return hint;
  }
}
