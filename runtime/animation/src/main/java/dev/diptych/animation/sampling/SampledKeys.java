package dev.diptych.animation.sampling;

/**
 * The keys of one channel, as a file holds them: floats, with strictly ascending times, and for
 * rotations with continuous signs.
 */
public final class SampledKeys {
  private final float[] times;
  private final float[] values;
  private final int width;

  SampledKeys(float[] times, float[] values, int width) {
    this.times = times;
    this.values = values;
    this.width = width;
  }

  /** The number of keys. */
  public int size() {
    return times.length;
  }

  /** How many numbers a key has. */
  public int width() {
    return width;
  }

  /** The time of a key, in seconds. */
  public float time(int key) {
    return times[key];
  }

  /** The number of a key at {@code axis}, from 0. */
  public float value(int key, int axis) {
    return values[key * width + axis];
  }
}
