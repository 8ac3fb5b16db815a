package dev.diptych.binary;

import dev.diptych.model.document.Path;

/** Values that contradict each other, or that the spec rules out. */
final class Inconsistency extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Path path;
  private final String code;
  private final transient String[] help;

  /**
   * A contradiction.
   *
   * @param path the value that does not fit
   * @param message what does not fit
   */
  Inconsistency(Path path, String message) {
    this(path, "inconsistent", message);
  }

  Inconsistency(Path path, String code, String message, String... help) {
    super(message);
    this.path = path;
    this.code = code;
    this.help = help.clone();
  }

  /** Advice, a sentence each. */
  String[] help() {
    return help.clone();
  }

  Path path() {
    return path;
  }

  /** The code of the diagnostic. */
  String code() {
    return code;
  }
}
