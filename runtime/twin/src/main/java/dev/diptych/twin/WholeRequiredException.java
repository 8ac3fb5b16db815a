package dev.diptych.twin;

/**
 * Abandons an output that is made in parts: the whole input is needed to convert it, or to tell
 * what is wrong with it. Nothing that was written so far may be used.
 */
public final class WholeRequiredException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private static final String CONTENT = "its content can only be converted as a whole";

  WholeRequiredException() {
    this(CONTENT);
  }

  /**
   * @param reason what requires the whole input, as a sentence
   */
  WholeRequiredException(String reason) {
    super(reason, null, false, false);
  }

  /** What requires the whole input, as a sentence. */
  public String reason() {
    return String.valueOf(getMessage());
  }
}
