package dev.diptych.cli.session;

/** The arguments of a command are wrong; the message is one sentence for the user. */
public final class UsageException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An error with the message {@code message}. */
  public UsageException(String message) {
    super(message);
  }

  /** An error with the message of {@code cause}. */
  public UsageException(IllegalArgumentException cause) {
    super(cause.getMessage(), cause);
  }
}
