package dev.diptych.model.source;

/**
 * A half-open range of bytes {@code [start, end)} in a {@link Source}.
 *
 * @param start offset of the first byte
 * @param end offset after the last byte, at least {@code start}
 */
public record Span(int start, int end) {
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("span " + start + ".." + end);
    }
  }

  /** Creates the empty span at {@code offset}. */
  public static Span at(int offset) {
    return new Span(offset, offset);
  }

  /** The smallest span that covers this one and {@code other}. */
  public Span to(Span other) {
    return new Span(Math.min(start, other.start), Math.max(end, other.end));
  }

  /** Number of bytes. */
  public int length() {
    return end - start;
  }
}
