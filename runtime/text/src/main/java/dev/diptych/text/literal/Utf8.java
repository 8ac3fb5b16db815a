package dev.diptych.text.literal;

import dev.diptych.text.sink.ByteBuilder;

/** UTF-8, one character at a time, strictly: no surrogates and no overlong sequences. */
public final class Utf8 {
  // The smallest code point of each sequence length.
  private static final int[] MIN_CODE_POINT = {0, 0, 0x80, 0x800, 0x10000};

  private Utf8() {}

  /** The code point whose sequence starts at {@code at}, or -1 if it is invalid. */
  public static int codePoint(byte[] bytes, int at, int end) {
    int lead = bytes[at];
    if (lead >= 0) {
      return lead;
    }
    int length = lengthByLead(lead);
    if (length == 0 || at + length > end) {
      return -1;
    }
    int codePoint = lead & (0x7F >> length);
    for (int i = 1; i < length; i++) {
      int next = bytes[at + i];
      if ((next & 0xC0) != 0x80) {
        return -1;
      }
      codePoint = codePoint << 6 | (next & 0x3F);
    }
    return codePoint >= MIN_CODE_POINT[length] && isCharacter(codePoint) ? codePoint : -1;
  }

  /** Whether {@code codePoint} is valid in a text: any except surrogates. */
  public static boolean isCharacter(int codePoint) {
    return codePoint >= 0
        && codePoint <= Character.MAX_CODE_POINT
        && (codePoint < Character.MIN_SURROGATE || codePoint > Character.MAX_SURROGATE);
  }

  /** Length of {@code codePoint} in bytes. */
  public static int length(int codePoint) {
    if (codePoint < 0x80) {
      return 1;
    }
    if (codePoint < 0x800) {
      return 2;
    }
    return codePoint < 0x10000 ? 3 : 4;
  }

  /** Appends {@code codePoint}. */
  public static void put(int codePoint, ByteBuilder out) {
    int length = length(codePoint);
    if (length == 1) {
      out.put((byte) codePoint);
      return;
    }
    int shift = 6 * (length - 1);
    out.put((byte) (0xF00 >> length | codePoint >> shift));
    while (shift > 0) {
      shift -= 6;
      out.put((byte) (0x80 | (codePoint >> shift & 0x3F)));
    }
  }

  /** The sequence length for a first byte; 0 if it is invalid. */
  private static int lengthByLead(int lead) {
    if ((lead & 0xE0) == 0xC0) {
      return 2;
    }
    if ((lead & 0xF0) == 0xE0) {
      return 3;
    }
    return (lead & 0xF8) == 0xF0 ? 4 : 0;
  }
}
