package dev.diptych.authoring.evaluate;

import dev.diptych.authoring.tree.Origin;
import dev.diptych.model.source.Source;
import java.util.Optional;

/** Finds included files. */
public interface Includes {
  /**
   * An included file.
   *
   * @param identity identifies the file, independent of the path that leads to it
   * @param source its text
   */
  record Included(String identity, Source source) {}

  /** The identity of the first text. */
  String identity();

  /**
   * Reads {@code file}, relative to the file that {@code statement} is in.
   *
   * @param maxBytes how many bytes it may have
   * @param report receives an error if it cannot be read, has more bytes, or may not be read
   */
  Optional<Included> read(String file, int maxBytes, Origin statement, Report report);
}
