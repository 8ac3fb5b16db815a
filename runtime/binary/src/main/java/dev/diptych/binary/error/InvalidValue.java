package dev.diptych.binary.error;

import dev.diptych.model.schema.Field;

/** Invalid values in messages. */
public final class InvalidValue {
  private InvalidValue() {}

  /** The end of a message: the valid values. */
  public static String allowed(Field field) {
    String allowed = field.storage().allowed();
    return allowed == null ? "which the spec does not allow" : "but must be " + allowed;
  }
}
