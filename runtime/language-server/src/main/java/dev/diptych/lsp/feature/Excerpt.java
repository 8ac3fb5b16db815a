package dev.diptych.lsp.feature;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/** Short texts for a line of a list. */
final class Excerpt {
  private static final int MAX_BYTES = 60;

  private Excerpt() {}

  /** The text of {@code span}, shortened, with one blank for each sequence of white space. */
  static String of(Source source, Span span) {
    if (span.length() <= MAX_BYTES) {
      return source.text(span).replaceAll("\\s+", " ");
    }
    Span start = new Span(span.start(), span.start() + MAX_BYTES);
    return source.text(start).replaceAll("\\s+", " ").replaceAll("\uFFFD+$", "") + " …";
  }
}
