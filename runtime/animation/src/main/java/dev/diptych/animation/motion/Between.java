package dev.diptych.animation.motion;

/** A way from key to key. */
interface Between {
  /**
   * The value at {@code frame}, which lies between {@code key} and the one after it.
   *
   * @return numbers of the width of the track
   */
  double[] at(int key, double frame);
}
