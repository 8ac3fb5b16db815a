package dev.diptych.twin;

/** Which computed values stand in a text as comments. They are no part of what it means. */
public enum Comments {
  /** All of them. */
  ALL(Integer.MAX_VALUE),
  /**
   * The first 1,000, in the order of the text. A struct shows all of its own or none. This is the
   * default, and what canonical text has.
   */
  SOME(1_000),
  /** None. */
  NONE(0);

  private final int limit;

  Comments(int limit) {
    this.limit = limit;
  }

  /** How many stand in a text, apart from those of the struct in which that many are reached. */
  int limit() {
    return limit;
  }
}
