package dev.diptych.animation.authoring.expect;

/** A number at every time. */
interface Measure {
  /** The number at a time. */
  double at(double time);

  /** The most by which it changes per second between two times without a key between them. */
  double rate(double from, double until);

  /** Whether between two times without a key between them, it is largest at one of both. */
  default boolean isConvex(double from, double until) {
    return false;
  }
}
