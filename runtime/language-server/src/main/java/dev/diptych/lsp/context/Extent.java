package dev.diptych.lsp.context;

/**
 * A half-open range of a text.
 *
 * @param start offset of the first character
 * @param end offset after the last character
 */
public record Extent(int start, int end) {
  /** The empty range at {@code offset}. */
  public static Extent at(int offset) {
    return new Extent(offset, offset);
  }

  /** The text of the range. */
  public String of(String text) {
    return text.substring(start, end);
  }

  /** Whether {@code offset} is in the range or at one of its ends. */
  public boolean touches(int offset) {
    return start <= offset && offset <= end;
  }
}
