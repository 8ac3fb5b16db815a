package dev.diptych.benchmarks.data;

/** Curves that share their times, because the recorder samples them together. */
public enum Group {
  /** A place, or a direction. */
  VECTOR(3),
  /** A unit quaternion. */
  ROTATION(4),
  /** A boolean, with a key only where it changes. */
  SWITCH(1),
  /** The pose of a joint that was never seen: no keys. */
  UNSEEN(7);

  private final int curves;

  Group(int curves) {
    this.curves = curves;
  }

  /** Number of curves. */
  public int curves() {
    return curves;
  }

  /** Number of curves that have a key in every frame. */
  int sampled() {
    return this == VECTOR || this == ROTATION ? curves : 0;
  }
}
