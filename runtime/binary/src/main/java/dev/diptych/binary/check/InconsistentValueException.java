package dev.diptych.binary.check;

import dev.diptych.model.document.Path;
import java.util.Objects;

/** Values that contradict each other or the spec. */
public final class InconsistentValueException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Path path;
  private final String code;
  private final transient String[] help;

  /**
   * A contradiction.
   *
   * @param path path to the value
   * @param message the message
   */
  public InconsistentValueException(Path path, String message) {
    this(path, "inconsistent", message);
  }

  public InconsistentValueException(Path path, String code, String message, String... help) {
    super(message);
    this.path = path;
    this.code = code;
    this.help = help.clone();
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  /** Hints, a sentence each. */
  public String[] help() {
    return help.clone();
  }

  public Path path() {
    return path;
  }

  /** The code of the diagnostic. */
  public String code() {
    return code;
  }
}
