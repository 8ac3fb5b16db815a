package dev.diptych.animation.convert;

/**
 * How frames become seconds.
 *
 * @param fps frames in a second of a motion; the file does not say, and programs take 60
 * @param rate keys in a second of an input animation
 */
public record Timing(double fps, double rate) {
  private static final int MAX_RATE = 1_000_000;

  /** What keys there may be: an hour of a thousand in a second. */
  private static final int MOST_KEYS = 3_600_000;

  /**
   * Checks both.
   *
   * @throws IllegalArgumentException with a sentence, where one is no number above 0
   */
  public Timing {
    if (!(fps > 0 && rate > 0 && fps <= MAX_RATE && rate <= MAX_RATE)) {
      throw new IllegalArgumentException(
          "--fps and --rate must be above 0 and at most " + MAX_RATE);
    }
  }

  /**
   * How many keys a motion of so many frames makes, the one at its start among them.
   *
   * @throws IllegalArgumentException with a sentence, where that is more than anybody means
   */
  int keys(int frames) {
    double keys = Math.ceil(frames / fps * rate) + 1;
    if (keys > MOST_KEYS) {
      throw new IllegalArgumentException(
          "%d frames make more than %d keys: choose a lower --rate".formatted(frames, MOST_KEYS));
    }
    return (int) keys;
  }

  /** The time of a key, in seconds; the last one is at the last frame. */
  double time(int key, int frames) {
    return Math.min(key / rate, frames / fps);
  }

  /** The frame at a time, which may lie between two. */
  double frame(double time) {
    return time * fps;
  }
}
