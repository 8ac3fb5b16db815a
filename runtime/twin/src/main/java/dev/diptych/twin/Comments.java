package dev.diptych.twin;

/** The computed values that a text contains as comments. */
public enum Comments {
  /** All of them. */
  ALL(Integer.MAX_VALUE),
  /**
   * The first 1,000, in the order of the text. A struct shows all of its own or none. This is the
   * default, and part of canonical text.
   */
  SOME(1_000),
  /** None. */
  NONE(0);

  private final int limit;

  Comments(int limit) {
    this.limit = limit;
  }

  /** Maximum number in a text; the struct that reaches it is still complete. */
  int limit() {
    return limit;
  }
}
