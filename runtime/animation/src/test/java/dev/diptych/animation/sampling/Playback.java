package dev.diptych.animation.sampling;

/** Keys as MRTK plays them: each number in a straight line, and nothing normalized. */
final class Playback {
  private final SampledKeys keys;

  Playback(SampledKeys keys) {
    this.keys = keys;
  }

  double[] at(double time) {
    int next = 0;
    while (next < keys.size() && keys.time(next) <= time) {
      next++;
    }
    double[] numbers = new double[keys.width()];
    for (int axis = 0; axis < numbers.length; axis++) {
      if (next == 0 || next == keys.size()) {
        numbers[axis] = keys.value(next == 0 ? 0 : next - 1, axis);
      } else {
        double from = keys.time(next - 1);
        double part = (time - from) / (keys.time(next) - from);
        numbers[axis] = (1 - part) * keys.value(next - 1, axis) + part * keys.value(next, axis);
      }
    }
    return numbers;
  }
}
