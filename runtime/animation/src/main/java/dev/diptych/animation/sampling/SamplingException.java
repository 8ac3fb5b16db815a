package dev.diptych.animation.sampling;

/**
 * A movement that cannot be sampled: it needs too many keys, or has a number that is not finite.
 */
public final class SamplingException extends Exception {
  private static final long serialVersionUID = 1;

  /** The time in seconds at which sampling ended. */
  private final double time;

  SamplingException(String message, double time) {
    super(message);
    this.time = time;
  }

  /** The time in seconds at which sampling ended. */
  public double time() {
    return time;
  }
}
