package dev.diptych.animation.convert;

import dev.diptych.animation.sampling.Channel;

/**
 * How far playback of a conversion may be from its source.
 *
 * @param metres for positions
 * @param degrees for rotations
 */
public record Precision(double metres, double degrees) {
  /** Half a millimetre, and a quarter of a degree. */
  public static final Precision DEFAULT =
      new Precision(Channel.DEFAULT_METRES, Channel.DEFAULT_DEGREES);

  private static final double MAX_DEGREES = 90;

  /**
   * Checks both.
   *
   * @throws IllegalArgumentException with one sentence if one is out of range
   */
  public Precision {
    if (!(metres > 0 && degrees > 0 && degrees <= MAX_DEGREES) || Double.isInfinite(metres)) {
      throw new IllegalArgumentException(
          "a tolerance must be above 0, and an angle at most 90 degrees");
    }
  }

  Channel position(int offset) {
    return new Channel(Channel.Kind.POSITION, offset, metres);
  }

  Channel rotation(int offset) {
    return new Channel(Channel.Kind.ROTATION, offset, degrees);
  }
}
