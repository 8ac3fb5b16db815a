package dev.diptych.lsp.names;

import dev.diptych.lsp.context.Extent;
import dev.diptych.lsp.context.Outline;

/** The content of strings. */
public final class StringContent {
  private StringContent() {}

  /** What is between the quotes of the string at {@code extent}; escapes are not replaced. */
  public static String of(Outline outline, Extent extent) {
    String string = outline.text(extent);
    boolean closed = string.length() > 1 && string.endsWith("\"");
    return string.substring(1, closed ? string.length() - 1 : string.length());
  }
}
