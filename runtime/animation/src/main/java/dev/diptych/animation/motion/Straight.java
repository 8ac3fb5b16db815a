package dev.diptych.animation.motion;

/**
 * Vectors along straight lines, evenly.
 *
 * @param keys what it goes through
 */
record Straight(Keys keys) implements Between {
  @Override
  public double[] at(int key, double frame) {
    double[] from = keys.value(key);
    double[] to = keys.value(key + 1);
    double part = keys.part(key, frame);
    for (int axis = 0; axis < from.length; axis++) {
      // In this form what does not move stands still to the last bit.
      from[axis] += part * (to[axis] - from[axis]);
    }
    return from;
  }
}
