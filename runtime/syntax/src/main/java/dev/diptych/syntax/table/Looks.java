package dev.diptych.syntax.table;

import java.util.Arrays;

/**
 * Tokens whose scan looked at the bytes up to an offset, further than the one after the token.
 * Eight bytes of memory for each: a text may have one for every number in a parenthesis.
 */
final class Looks {
  private static final int[] NONE = {};
  private static final int MIN_CAPACITY = 16;

  /** The numbers of the tokens, each followed by the offset. */
  private int[] all = NONE;

  private int count;

  /**
   * Adds a token, whose number is higher than those before.
   *
   * @param to the offset
   */
  void add(int token, int to) {
    if (2 * count == all.length) {
      all = Arrays.copyOf(all, Math.max(MIN_CAPACITY, all.length / 4 * 6));
    }
    all[2 * count] = token;
    all[2 * count + 1] = to;
    count++;
  }

  /**
   * Adds some of other tokens.
   *
   * @param from the first token to add
   * @param to the one after the last
   * @param by how much higher their numbers are here
   * @param moved how many bytes later they are in this text
   */
  void addAll(Looks other, int from, int to, int by, int moved) {
    for (int i = 0; i < other.count; i++) {
      int token = other.all[2 * i];
      if (token >= from && token < to) {
        add(token + by, other.all[2 * i + 1] + moved);
      }
    }
  }

  /**
   * The first token from {@code least} on that looked at an offset or at one behind it.
   *
   * @return {@link Integer#MAX_VALUE} if there is none
   */
  int first(int least, int offset) {
    for (int i = 0; i < count; i++) {
      if (all[2 * i + 1] >= offset && all[2 * i] >= least) {
        return all[2 * i];
      }
    }
    return Integer.MAX_VALUE;
  }
}
