package dev.diptych.model.diagnostic;

import dev.diptych.model.document.Path;

/** Finds the location of a value in its input. */
public interface Locations {
  /**
   * The location of the value at {@code path}; if the input omits it, the location of what contains
   * it. Elements of tables are rows.
   */
  Location locate(Path path);
}
