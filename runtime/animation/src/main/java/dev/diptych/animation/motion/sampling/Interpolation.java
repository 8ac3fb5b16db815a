package dev.diptych.animation.motion.sampling;

import dev.diptych.animation.math.Quaternion;

/** Interpolates the keys of one track. */
sealed interface Interpolation {
  /**
   * The value at {@code frame}, which is between {@code key} and the next one.
   *
   * @return numbers of the width of the track
   */
  double[] at(int key, double frame);

  /**
   * Vectors along straight lines at constant speed.
   *
   * @param keys the keys
   */
  record Linear(TrackKeys keys) implements Interpolation {
    @Override
    public double[] at(int key, double frame) {
      double[] from = keys.value(key);
      double[] to = keys.value(key + 1);
      double part = keys.part(key, frame);
      for (int axis = 0; axis < from.length; axis++) {
        // In this form, equal values stay equal to the last bit.
        from[axis] += part * (to[axis] - from[axis]);
      }
      return from;
    }
  }

  /**
   * Rotations along great circles at constant speed, by at most 180 degrees, from the sign of the
   * earlier key.
   *
   * @param keys the keys
   */
  record Slerp(TrackKeys keys) implements Interpolation {
    @Override
    public double[] at(int key, double frame) {
      Quaternion from = keys.rotation(key);
      return from.slerp(keys.rotation(key + 1), keys.part(key, frame)).toArray();
    }
  }

  /**
   * Vectors along a Catmull-Rom spline over time: the velocity at a key is (p₊ − p₋) / (f₊ − f₋) in
   * units per frame, from the key before it to the key after it. It is continuous for any distance
   * of keys, and equal distances give the uniform Catmull-Rom spline. At the first and last key it
   * is the velocity to the only neighbour: two keys make a straight line.
   *
   * @param keys the keys
   */
  record CatmullRom(TrackKeys keys) implements Interpolation {
    @Override
    public double[] at(int key, double frame) {
      double[] from = keys.value(key);
      double[] to = keys.value(key + 1);
      double[] start = velocity(key);
      double[] end = velocity(key + 1);
      double span = keys.span(key);
      double t = keys.part(key, frame);
      double move = t * t * (3 - 2 * t);
      double leave = t * (1 - t) * (1 - t) * span;
      double arrive = t * t * (t - 1) * span;
      for (int axis = 0; axis < from.length; axis++) {
        from[axis] += move * (to[axis] - from[axis]) + leave * start[axis] + arrive * end[axis];
      }
      return from;
    }

    private double[] velocity(int key) {
      int before = Math.max(0, key - 1);
      int after = Math.min(keys.size() - 1, key + 1);
      double[] from = keys.value(before);
      double[] velocity = keys.value(after);
      double frames = (double) keys.frame(after) - keys.frame(before);
      for (int axis = 0; axis < velocity.length; axis++) {
        velocity[axis] = (velocity[axis] - from[axis]) / frames;
      }
      return velocity;
    }
  }

  /**
   * Rotations along Shoemake's spherical quadrangles, the counterpart of {@link CatmullRom}: the
   * velocity at a key is (log(q⁻¹·q₊) − log(q⁻¹·q₋)) / (f₊ − f₋), which is continuous for any
   * distance of keys. It takes two control points per key, one for each side, which are equal at
   * equal distances. At the first and last key the control point is the key: two keys make a slerp.
   * Each key is in the hemisphere of the one before.
   *
   * @param keys the keys
   */
  record Squad(TrackKeys keys) implements Interpolation {
    @Override
    public double[] at(int key, double frame) {
      Quaternion from = keys.rotation(key);
      Quaternion to = keys.rotation(key + 1).near(from);
      double span = keys.span(key);
      Quaternion control = from;
      if (key > 0) {
        Quaternion before = keys.rotation(key - 1).near(from);
        control = control(before, keys.span(key - 1), from, to, span);
      }
      Quaternion toControl = to;
      if (key + 2 < keys.size()) {
        Quaternion after = keys.rotation(key + 2).near(to);
        // The same with time reversed.
        toControl = control(after, keys.span(key + 1), to, from, span);
      }
      return from.squad(to, control, toControl, keys.part(key, frame)).toArray();
    }

    /** The control point of {@code key} towards {@code next}. */
    static Quaternion control(
        Quaternion previous, double since, Quaternion key, Quaternion next, double until) {
      Quaternion back = key.inverse().times(previous).log();
      Quaternion on = key.inverse().times(next).log();
      Quaternion tangent = on.plus(back.negated()).scaled(until / (since + until));
      return key.times(tangent.plus(on.negated()).scaled(0.5).exp());
    }
  }
}
