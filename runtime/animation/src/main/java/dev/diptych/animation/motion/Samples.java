package dev.diptych.animation.motion;

/**
 * A track at moments of a clock instead of frames. It does not change, and copies what it gives.
 */
public final class Samples {
  private final int width;
  private final double[] seconds;
  private final double[] values;

  Samples(int width, double[] seconds, double[] values) {
    this.width = width;
    this.seconds = seconds.clone();
    this.values = values.clone();
  }

  /** How many numbers a sample has: 3 for a vector, 4 for a quaternion, x first. */
  public int width() {
    return width;
  }

  /** How many samples there are. */
  public int rows() {
    return seconds.length;
  }

  /** When each sample is, in seconds after frame 0, ascending. */
  public double[] seconds() {
    return seconds.clone();
  }

  /** All numbers, sample after sample. */
  public double[] values() {
    return values.clone();
  }
}
