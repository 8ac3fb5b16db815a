package dev.diptych.animation.motion;

/**
 * Vectors along a Catmull-Rom spline over time: at a key the speed is that of the straight way from
 * the key before it to the key after it, (p₊ − p₋) / (f₊ − f₋) in units a frame. So it does not
 * jump at a key however far apart the keys are, and where they are equally far apart it is the
 * uniform Catmull-Rom spline. At the first and last key the speed is that to the only neighbour:
 * two keys make a straight line.
 *
 * @param keys what it goes through
 */
record CatmullRom(Keys keys) implements Between {
  @Override
  public double[] at(int key, double frame) {
    double[] from = keys.value(key);
    double[] to = keys.value(key + 1);
    double[] leaving = speed(key);
    double[] arriving = speed(key + 1);
    double span = keys.span(key);
    double t = keys.part(key, frame);
    double there = t * t * (3 - 2 * t);
    double off = t * (1 - t) * (1 - t) * span;
    double in = t * t * (t - 1) * span;
    for (int axis = 0; axis < from.length; axis++) {
      from[axis] += there * (to[axis] - from[axis]) + off * leaving[axis] + in * arriving[axis];
    }
    return from;
  }

  private double[] speed(int key) {
    int before = Math.max(0, key - 1);
    int after = Math.min(keys.size() - 1, key + 1);
    double[] from = keys.value(before);
    double[] speed = keys.value(after);
    for (int axis = 0; axis < speed.length; axis++) {
      speed[axis] = (speed[axis] - from[axis]) / ((double) keys.frame(after) - keys.frame(before));
    }
    return speed;
  }
}
