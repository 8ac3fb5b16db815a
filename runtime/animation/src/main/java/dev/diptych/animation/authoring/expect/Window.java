package dev.diptych.animation.authoring.expect;

/**
 * A time, or all times between two, both of which count.
 *
 * @param from in seconds, a float
 * @param until in seconds, a float
 */
record Window(double from, double until) {
  boolean isPoint() {
    return from == until;
  }

  double seconds() {
    return until - from;
  }
}
