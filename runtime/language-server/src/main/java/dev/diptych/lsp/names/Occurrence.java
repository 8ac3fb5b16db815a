package dev.diptych.lsp.names;

import dev.diptych.lsp.context.Extent;

/**
 * A place that has a name.
 *
 * @param text the text
 * @param extent where the name is
 */
public record Occurrence(Text text, Extent extent) {
  /** The name. */
  public String name() {
    return text.outline().text(extent);
  }
}
