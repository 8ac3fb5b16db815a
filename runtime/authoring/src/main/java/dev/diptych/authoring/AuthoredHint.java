package dev.diptych.authoring;

import dev.diptych.model.schema.Unit;
import java.nio.ByteBuffer;

/**
 * Looks for words near the beginning of a text that are probably authored: {@code $name}, and
 * numbers with a unit. Loads no grammar, because most texts are plain.
 */
final class AuthoredHint {
  private static final int MAX_PREFIX = 1 << 12;
  private static final int MAX_UNIT = 3;

  private AuthoredHint() {}

  /**
   * Whether such a word was found. It may be in a comment or a string.
   *
   * @param text the text, from 0 to the limit
   */
  static boolean isIn(ByteBuffer text) {
    int end = Math.min(text.limit(), MAX_PREFIX);
    for (int at = 1; at < end; at++) {
      byte before = text.get(at - 1);
      if (isLetter(text.get(at)) && (before == '$' || (isDigit(before) && isUnit(text, at, end)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isUnit(ByteBuffer text, int start, int end) {
    StringBuilder word = new StringBuilder();
    int at = start;
    while (at < end && isLetter(text.get(at)) && word.length() <= MAX_UNIT) {
      word.append((char) text.get(at++));
    }
    return Unit.of(word.toString()) != null;
  }

  private static boolean isDigit(byte b) {
    return b >= '0' && b <= '9';
  }

  private static boolean isLetter(byte b) {
    return (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z');
  }
}
