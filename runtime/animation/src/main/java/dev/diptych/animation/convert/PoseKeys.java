package dev.diptych.animation.convert;

import dev.diptych.animation.sampling.SampledKeys;

/** Keys of a pose in an input animation. */
interface PoseKeys {
  /** The number of keys. */
  int size();

  /** The time of a key in seconds. */
  float time(int key);

  /** The number of a key at {@code axis}, from 0. */
  float value(int key, int axis);

  /** Keys that were sampled. */
  static PoseKeys of(SampledKeys keys) {
    return new PoseKeys() {
      @Override
      public int size() {
        return keys.size();
      }

      @Override
      public float time(int key) {
        return keys.time(key);
      }

      @Override
      public float value(int key, int axis) {
        return keys.value(key, axis);
      }
    };
  }
}
