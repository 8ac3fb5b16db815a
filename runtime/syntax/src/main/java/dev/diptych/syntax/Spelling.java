package dev.diptych.syntax;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Arrays;

/**
 * The bytes of tokens, for what copies them, compares them or looks at one of them. What asks for
 * the meaning of a text needs none of this.
 */
public final class Spelling {
  private final byte[] text;

  Spelling(byte[] text) {
    this.text = text;
  }

  /** The byte at an offset. */
  public byte at(int offset) {
    return text[offset];
  }

  /** Whether some bytes are at an offset, which may be outside of the text. */
  public boolean isAt(int offset, byte[] expected) {
    if (offset < 0 || expected.length > text.length - offset) {
      return false;
    }
    for (int i = 0; i < expected.length; i++) {
      if (text[offset + i] != expected[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a range of bytes equals one of another text.
   *
   * @param otherEnd may be after the end of the other text, which then is not equal
   */
  public boolean isSame(int start, int end, Spelling other, int otherStart, int otherEnd) {
    return otherEnd <= other.text.length
        && Arrays.equals(text, start, end, other.text, otherStart, otherEnd);
  }

  /** Copies a range of bytes to an offset of an array. */
  public void copy(int start, int end, byte[] to, int at) {
    System.arraycopy(text, start, to, at, end - start);
  }

  /** Number of characters in a range of bytes, if they are UTF-8. */
  public int characters(int start, int end) {
    int characters = 0;
    for (int at = start; at < end; at++) {
      characters += (text[at] & 0xC0) == 0x80 ? 0 : 1;
    }
    return characters;
  }

  /** A range of bytes as a string with one character for each. */
  public String latin1(int start, int end) {
    return new String(text, start, end - start, ISO_8859_1);
  }
}
