package dev.diptych.family;

import dev.diptych.twin.LocatedDocument;

/** Finds something in one document that is a text of its own. */
@FunctionalInterface
public interface Extraction {
  /**
   * The text for {@code input}.
   *
   * @throws IllegalArgumentException with one sentence if it is not in {@code input}
   */
  String of(LocatedDocument input);
}
