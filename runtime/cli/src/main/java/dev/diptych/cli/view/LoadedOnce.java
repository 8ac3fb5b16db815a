package dev.diptych.cli.view;

import dev.diptych.view.file.BothFaces;
import dev.diptych.view.file.Loaded;
import dev.diptych.view.file.Subject;
import java.util.Optional;

/**
 * A file that was read, and is not read again.
 *
 * @param name its path
 * @param load what was read
 */
record LoadedOnce(String name, Loaded load) implements Subject {
  @Override
  public Optional<BothFaces> bothFaces(Loaded loaded) {
    return Optional.empty();
  }
}
