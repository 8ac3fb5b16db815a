package dev.diptych.binary;

import dev.diptych.model.document.Path;

/** Values that contradict each other. */
final class Inconsistency extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Path path;

  /**
   * A contradiction.
   *
   * @param path the value that does not fit, or null where that is not known
   * @param message what does not fit
   */
  Inconsistency(Path path, String message) {
    super(message);
    this.path = path;
  }

  Path path() {
    return path == null ? Path.ROOT : path;
  }

  /** The same at {@code where}, if it was not known yet. */
  Inconsistency at(Path where) {
    return path == null ? new Inconsistency(where, getMessage()) : this;
  }
}
