package dev.diptych.lsp.names;

import dev.diptych.model.source.Span;

/**
 * {@code let name = …}.
 *
 * @param at where the name is
 * @param value where its value is, with the braces of items
 * @param items whether it is items, which {@code use} expands
 */
public record Definition(Occurrence at, Span value, boolean items) {
  /** The name. */
  public String name() {
    return at.name();
  }
}
