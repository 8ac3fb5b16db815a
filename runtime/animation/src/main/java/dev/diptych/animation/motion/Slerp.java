package dev.diptych.animation.motion;

/**
 * Rotations along great circles, evenly and the shorter way, beginning at the sign of the earlier
 * key.
 *
 * @param keys what it goes through
 */
record Slerp(Keys keys) implements Between {
  @Override
  public double[] at(int key, double frame) {
    Quaternion from = keys.rotation(key);
    return from.slerp(keys.rotation(key + 1), keys.part(key, frame)).toArray();
  }
}
