package dev.diptych.lsp.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.charset.Charset;
import java.util.Arrays;

/**
 * The bytes of a text, and how byte offsets correspond to UTF-16 offsets. Half of a surrogate pair,
 * and a character that the charset does not have, are a question mark. Every {@link #STEP}th
 * character has a mark, so that an offset is found by scanning at most that many.
 */
public final class Encoding {
  private static final int STEP = 1 << 12;

  private final String text;
  private final Charset charset;
  private final byte[] bytes;

  /** Byte offsets of the characters at multiples of {@link #STEP}; empty if the text is ASCII. */
  private final int[] marks;

  private Encoding(String text, Charset charset, byte[] bytes, int[] marks) {
    this.text = text;
    this.charset = charset;
    this.bytes = bytes;
    this.marks = marks;
  }

  static Encoding of(String text, Charset charset) {
    byte[] bytes = text.getBytes(charset);
    boolean single = charset.equals(UTF_8) && bytes.length == text.length();
    return new Encoding(text, charset, bytes, single ? new int[0] : marks(text, charset));
  }

  private static int[] marks(String text, Charset charset) {
    int[] marks = new int[text.length() / STEP + 1];
    int at = 0;
    for (int i = 0; i < text.length(); i++) {
      if (i % STEP == 0) {
        marks[i / STEP] = at;
      }
      at += width(text, i, charset);
    }
    if (text.length() % STEP == 0) {
      marks[text.length() / STEP] = at;
    }
    return marks;
  }

  /** Number of bytes of the character at {@code i}; those of a pair belong to its first half. */
  private static int width(String text, int i, Charset charset) {
    char c = text.charAt(i);
    if (c < 0x80) {
      return 1;
    }
    if (!Character.isSurrogate(c)) {
      return charset.equals(UTF_8) ? (c < 0x800 ? 2 : 3) : other(text.substring(i, i + 1), charset);
    }
    if (Character.isHighSurrogate(c)) {
      boolean pair = i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
      return !pair ? 1 : charset.equals(UTF_8) ? 4 : other(text.substring(i, i + 2), charset);
    }
    boolean second = i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
    return second ? 0 : 1;
  }

  private static int other(String character, Charset charset) {
    return character.getBytes(charset).length;
  }

  /** The charset. */
  public Charset charset() {
    return charset;
  }

  /** The bytes, shared. */
  public byte[] bytes() {
    return bytes;
  }

  /** The offset in the text of the byte at {@code offset}; of its character if it is inside one. */
  public int toText(int offset) {
    if (marks.length == 0) {
      return offset;
    }
    int mark = Arrays.binarySearch(marks, offset);
    int block = mark >= 0 ? mark : -mark - 2;
    int i = block * STEP;
    int at = marks[block];
    while (i < text.length()) {
      int width = width(text, i, charset);
      if (at + width > offset) {
        return i;
      }
      at += width;
      i++;
    }
    return text.length();
  }

  /**
   * The offset in the text of the byte at {@code to}, from an earlier byte: for reading in order.
   *
   * @param text the offset in the text of the byte at {@code from}
   */
  public int advance(int text, int from, int to) {
    if (marks.length == 0) {
      return to;
    }
    if (!charset.equals(UTF_8)) {
      return toText(to);
    }
    int at = text;
    for (int i = from; i < to; i++) {
      // A character of four bytes is a pair; bytes after the first are no characters.
      at += (bytes[i] & 0xC0) == 0x80 ? 0 : (bytes[i] & 0xF8) == 0xF0 ? 2 : 1;
    }
    return at;
  }

  /** The offset of the byte where the character at {@code offset} begins. */
  public int toBytes(int offset) {
    if (marks.length == 0) {
      return offset;
    }
    int i = offset / STEP * STEP;
    int at = marks[offset / STEP];
    for (; i < offset; i++) {
      at += width(text, i, charset);
    }
    return at;
  }
}
