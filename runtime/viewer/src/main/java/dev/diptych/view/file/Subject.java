package dev.diptych.view.file;

import java.util.Optional;

/** A file that a viewer shows. */
public interface Subject {
  /** Its name, for people. */
  String name();

  /** Reads it again. Does not throw: what is wrong is in the messages of the result. */
  Loaded load();

  /**
   * Both faces of what was loaded: prints a binary file, encodes a text.
   *
   * @return nothing if there is no other face, or the file is too large for a page
   */
  Optional<BothFaces> bothFaces(Loaded loaded);
}
