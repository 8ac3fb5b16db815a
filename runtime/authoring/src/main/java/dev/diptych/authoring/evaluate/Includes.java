package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import java.util.Optional;

/** Finds included files. */
public interface Includes {
  /**
   * Reads {@code file}, relative to the file that {@code statement} is in.
   *
   * @param report receives an error if it cannot be read, or may not be
   * @return its text, with a name that identifies it
   */
  Optional<Source> read(String file, Origin statement, Report report);
}
