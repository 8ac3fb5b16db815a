package dev.diptych.animation.convert;

/**
 * Converts between frames and seconds.
 *
 * @param fps frames per second of a motion; files do not contain it, and programs use 60
 * @param rate keys per second of an input animation; 0 for as few as playback needs
 */
public record Timing(double fps, double rate) {
  /** The most frames or keys per second. */
  static final int MAX_RATE = 1_000_000;

  /** One hour of 1,000 keys per second. */
  private static final int MAX_KEYS = 3_600_000;

  /**
   * Checks both.
   *
   * @throws IllegalArgumentException with one sentence if one is out of range
   */
  public Timing {
    if (!(fps > 0 && rate >= 0 && fps <= MAX_RATE && rate <= MAX_RATE)) {
      throw new IllegalArgumentException(
          "--fps must be above 0, --rate at least 0, and both at most " + MAX_RATE);
    }
  }

  /** Whether keys have a fixed distance. */
  boolean isFixed() {
    return rate > 0;
  }

  /**
   * The number of keys for a motion of {@code frames} frames, including the key at its start.
   *
   * @throws IllegalArgumentException with one sentence if it exceeds the limit
   */
  int keys(int frames) {
    double keys = Math.ceil(frames / fps * rate) + 1;
    if (keys > MAX_KEYS) {
      throw new IllegalArgumentException(
          "%d frames need more than %d keys: choose a lower --rate".formatted(frames, MAX_KEYS));
    }
    return (int) keys;
  }

  /** The time of a key in seconds; the last key is at the last frame. */
  double time(int key, int frames) {
    return Math.min(key / rate, frames / fps);
  }

  /** The frame at a time, which may be fractional. */
  double frame(double time) {
    return time * fps;
  }
}
