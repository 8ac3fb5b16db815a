package dev.diptych.lsp.names;

import dev.diptych.model.source.Span;

/**
 * A place that has a name.
 *
 * @param text the text
 * @param span where the name is
 */
public record Occurrence(Text text, Span span) {
  /** The name. */
  public String name() {
    return text.outline().text(span);
  }
}
