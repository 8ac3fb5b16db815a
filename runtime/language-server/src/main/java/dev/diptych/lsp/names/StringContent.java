package dev.diptych.lsp.names;

import dev.diptych.lsp.context.Outline;
import dev.diptych.model.source.Span;

/** The content of strings. */
public final class StringContent {
  private StringContent() {}

  /** What is between the quotes of the string at {@code span}; escapes are not replaced. */
  public static String of(Outline outline, Span span) {
    String string = outline.text(span);
    boolean closed = string.length() > 1 && string.endsWith("\"");
    return string.substring(1, closed ? string.length() - 1 : string.length());
  }
}
