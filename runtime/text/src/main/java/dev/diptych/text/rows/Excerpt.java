package dev.diptych.text.rows;

import dev.diptych.model.document.Blob;
import dev.diptych.model.source.Span;
import java.nio.ByteBuffer;

/**
 * A few lines of a long text.
 *
 * @param lines their bytes
 * @param span what is meant in them
 * @param before how many lines stand before them
 */
public record Excerpt(Blob lines, Span span, int before) {
  /** The lines around what stands from {@code from} to before {@code to}. */
  static Excerpt of(ByteBuffer text, int from, int to) {
    int start = LineCounter.start(text, from);
    byte[] lines = new byte[LineCounter.end(text, to) - start];
    text.get(start, lines);
    Span span = new Span(from - start, Math.max(from, to) - start);
    return new Excerpt(new Blob(lines), span, LineCounter.count(text, 0, start));
  }
}
