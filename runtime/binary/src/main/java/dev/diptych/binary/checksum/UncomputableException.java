package dev.diptych.binary.checksum;

import java.util.Objects;

/** The reason why a checksum cannot be computed. */
final class UncomputableException extends Exception {
  private static final long serialVersionUID = 1;

  UncomputableException(String reason) {
    super(reason);
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
