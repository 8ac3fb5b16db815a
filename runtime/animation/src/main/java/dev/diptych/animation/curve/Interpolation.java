package dev.diptych.animation.curve;

/** How a value changes between two keys. */
interface Interpolation {
  /** A straight line. */
  Interpolation LINEAR =
      (times, values, key, time) -> {
        double part = (time - times[key]) / (times[key + 1] - times[key]);
        // In this form, equal values stay equal to the last bit.
        return values[key] + part * (values[key + 1] - values[key]);
      };

  /** The value of the first of the two keys. */
  Interpolation CONSTANT = (times, values, key, time) -> values[key];

  /** The value at {@code time}, which is between {@code key} and the next one. */
  double at(double[] times, double[] values, int key, double time);

  /** The same for keys that are put in {@code order}, which lists their former indices. */
  default Interpolation inOrder(int[] order) {
    return this;
  }
}
