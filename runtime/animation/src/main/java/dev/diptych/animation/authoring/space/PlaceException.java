package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.model.diagnostic.Replacement;
import org.jspecify.annotations.Nullable;

/** Ends an evaluation that has no result, such as a direction to the place where the object is. */
public final class PlaceException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;
  private final String help;
  private transient @Nullable KeyRow row;
  private transient @Nullable Replacement replacement;

  /**
   * An exception.
   *
   * @param code of the diagnostic
   * @param message one sentence
   * @param help what the author can do
   */
  public PlaceException(String code, String message, String help) {
    super(message, null, false, false);
    this.code = code;
    this.help = help;
  }

  /** The code of the diagnostic. */
  public String code() {
    return code;
  }

  /** What the author can do. */
  public String help() {
    return help;
  }

  /** The row that was followed, or null. */
  public @Nullable KeyRow row() {
    return row;
  }

  /** A correction of the row that the help describes, or null. */
  public @Nullable Replacement replacement() {
    return replacement;
  }

  /** Adds a correction of the row. */
  PlaceException correctedBy(@Nullable Replacement correction) {
    replacement = correction;
    return this;
  }

  /** Sets the row unless an inner one is known. */
  public PlaceException at(KeyRow followed) {
    if (row == null) {
      row = followed;
    }
    return this;
  }
}
