package dev.diptych.model.document;

import dev.diptych.model.diagnostic.Location;

/** Tells where a value of a document stands in the input it came from. */
public interface Places {
  /**
   * Where the value at {@code path} stands; where it was left out, what holds it. An element of a
   * table is one of its rows.
   */
  Location locate(Path path);
}
