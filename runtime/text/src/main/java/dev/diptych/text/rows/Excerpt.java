package dev.diptych.text.rows;

import dev.diptych.model.document.Blob;
import dev.diptych.model.source.Span;
import dev.diptych.model.source.TextBytes;

/**
 * A few lines of a long text.
 *
 * @param lines their bytes
 * @param span the relevant range in them
 * @param start number of bytes before them
 * @param before number of lines before them
 */
public record Excerpt(Blob lines, Span span, int start, int before) {
  /**
   * Creates an excerpt of the lines that contain the range from {@code from} to {@code to},
   * exclusive.
   */
  static Excerpt of(TextBytes text, LineIndex index, int from, int to) {
    TextWindow window = new TextWindow(text);
    int start = LineCounter.start(window, from);
    byte[] lines = new byte[LineCounter.end(window, to) - start];
    text.copy(start, lines, 0, lines.length);
    Span span = new Span(from - start, Math.max(from, to) - start);
    return new Excerpt(new Blob(lines), span, start, index.before(start));
  }
}
