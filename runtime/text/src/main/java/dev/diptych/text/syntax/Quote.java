package dev.diptych.text.syntax;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/** Bits of the text as messages show them: short, and from one line. */
final class Quote {
  private static final int LONGEST = 40;

  private Quote() {}

  /** The text {@code [start, end)} in quotes. */
  static String of(Source source, int start, int end) {
    int stop = start;
    while (stop < end && stop - start < LONGEST && !SourceLines.isEnd(source.bytes()[stop])) {
      stop++;
    }
    String shown = source.text(new Span(start, stop));
    return stop == end ? "'" + shown + "'" : "'" + shown.strip() + "…'";
  }
}
