package dev.diptych.text.syntax.error;

import dev.diptych.model.source.Source;
import dev.diptych.model.source.Span;

/** Quotes text in messages: short, and from one line. */
public final class QuotedText {
  private static final int MAX_LENGTH = 40;

  private QuotedText() {}

  /** The text {@code [start, end)} in quotes. */
  public static String of(Source source, int start, int end) {
    int stop = start;
    while (stop < end && stop - start < MAX_LENGTH && !SourceLines.isEnd(source.bytes()[stop])) {
      stop++;
    }
    String shown = source.text(new Span(start, stop));
    return stop == end ? "'" + shown + "'" : "'" + shown.strip() + "…'";
  }
}
