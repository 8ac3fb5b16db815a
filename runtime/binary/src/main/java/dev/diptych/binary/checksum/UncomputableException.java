package dev.diptych.binary.checksum;

import java.util.Objects;

/** The reason why a checksum cannot be computed. */
public final class UncomputableException extends Exception {
  private static final long serialVersionUID = 1;

  /** Tells {@code reason}. */
  public UncomputableException(String reason) {
    super(reason);
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }
}
