package dev.diptych.records;

/** Bytes that cannot be what the spec says they are. */
public final class InvalidDataException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String code;

  /**
   * Bad data.
   *
   * @param code the code of the diagnostic, such as {@code bad-zlib}
   * @param message what is wrong, as the end of a sentence about the field
   */
  public InvalidDataException(String code, String message) {
    super(message);
    this.code = code;
  }

  /** The code of the diagnostic. */
  public String code() {
    return code;
  }
}
