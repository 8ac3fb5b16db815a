package dev.diptych.lsp.context;

import dev.diptych.model.source.Span;

/**
 * What a position in a text is.
 *
 * @param group the innermost braces around it
 * @param place what may be written there
 * @param word the word that the position is in or at the end of; empty if there is none. Of a
 *     string, what is between its quotes; of a reference, its name
 * @param newLine whether the word is the first one of its line
 */
public record CursorContext(Group group, Place place, Span word, boolean newLine) {
  /** The context of {@code offset}. */
  public static CursorContext of(Outline outline, int offset) {
    return new CursorReader(outline, offset).read();
  }
}
