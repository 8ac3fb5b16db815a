package dev.diptych.lsp.names;

import dev.diptych.lsp.context.Outline;

/**
 * A text that defines or uses names.
 *
 * @param id identifies it, independent of the path that leads to it
 * @param name its name as other texts and messages have it: a path
 * @param outline its outline
 * @param fixed whether its names cannot be changed, as those of a vocabulary
 */
public record Text(String id, String name, Outline outline, boolean fixed) {
  @Override
  public boolean equals(Object other) {
    return other instanceof Text text && id.equals(text.id);
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }
}
