package dev.diptych.records;

import java.util.Objects;

/** Bytes that do not match the spec. */
public final class InvalidDataException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;

  /**
   * Creates the exception.
   *
   * @param code the diagnostic code, such as {@code bad-zlib}
   * @param message what is wrong, as the end of a sentence about the field
   */
  public InvalidDataException(String code, String message) {
    super(message);
    this.code = code;
  }

  @Override
  public String getMessage() {
    return Objects.requireNonNull(super.getMessage());
  }

  /** The diagnostic code. */
  public String code() {
    return code;
  }
}
