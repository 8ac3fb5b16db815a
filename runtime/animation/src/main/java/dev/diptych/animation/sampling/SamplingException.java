package dev.diptych.animation.sampling;

import java.util.Locale;

/**
 * A movement that cannot be sampled: it needs too many keys, or has a number that is not finite.
 */
public final class SamplingException extends Exception {
  private static final long serialVersionUID = 1;

  /** The time in seconds at which sampling ended. */
  private final double time;

  /** Whether a limit ended it, and not a number. */
  private final boolean tooLong;

  private SamplingException(String message, double time, boolean tooLong) {
    super(message);
    this.time = time;
    this.tooLong = tooLong;
  }

  static SamplingException tooLong(long numbers, double time) {
    String message =
        String.format(
            Locale.ROOT, "the movement needs more than %,d numbers to be sampled", numbers);
    return new SamplingException(message, time, true);
  }

  static SamplingException of(String message, double time) {
    return new SamplingException(message, time, false);
  }

  /** Whether the movement needs more numbers than the caller allowed. */
  public boolean isTooLong() {
    return tooLong;
  }

  /** The time in seconds at which sampling ended. */
  public double time() {
    return time;
  }
}
