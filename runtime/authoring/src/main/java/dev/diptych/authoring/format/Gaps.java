package dev.diptych.authoring.format;

/**
 * The white space before each token of a text: line ends, levels of indentation, blanks; or that it
 * is kept. Four bytes a token.
 */
final class Gaps {
  /** The white space before the token and the token itself are copied. */
  private static final int KEPT = -1;

  private static final int BLANKS = 16; // bits
  private static final int DEPTH = 12; // bits; texts are less deep

  private final int[] before;

  /** No white space anywhere. */
  Gaps(int tokens) {
    before = new int[tokens];
  }

  /** Some line ends and the indentation of a level. */
  void line(int token, int lines, int depth) {
    before[token] = ((lines << DEPTH) | depth) << BLANKS;
  }

  /** Only blanks. */
  void blanks(int token, int blanks) {
    before[token] = blanks;
  }

  /** More blanks than there are. */
  void widen(int token, int blanks) {
    before[token] += blanks;
  }

  /** Keeps the tokens from one to another, and the white space before each of them. */
  void keep(int from, int to) {
    for (int token = from; token < to; token++) {
      before[token] = KEPT;
    }
  }

  boolean isKept(int token) {
    return before[token] == KEPT;
  }

  int lines(int token) {
    return before[token] >> (BLANKS + DEPTH);
  }

  int depth(int token) {
    return (before[token] >> BLANKS) & ((1 << DEPTH) - 1);
  }

  int blanks(int token) {
    return before[token] & ((1 << BLANKS) - 1);
  }
}
