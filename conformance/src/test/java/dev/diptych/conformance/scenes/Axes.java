package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;

/** A space: an origin and a rotation at every time. */
interface Axes {
  /** "Just before": far less than the tolerances at any speed of a scene. */
  double BEFORE = 1e-9;

  Axes WORLD = of(t -> new V(0, 0, 0), t -> Turns.NONE);

  /** A place over time. */
  interface Places {
    V at(double time);
  }

  /** A rotation over time. */
  interface Rotations {
    Q at(double time);
  }

  V origin(double time);

  Q rotation(double time);

  static Axes of(Places places, Rotations rotations) {
    return new Axes() {
      @Override
      public V origin(double time) {
        return places.at(time);
      }

      @Override
      public Q rotation(double time) {
        return rotations.at(time);
      }
    };
  }

  /** These axes as they are just before one time. */
  default Axes fixed(double when) {
    return of(t -> origin(when - BEFORE), t -> rotation(when - BEFORE));
  }

  /** A point of these axes; the origin needs no rotation. */
  default V point(V local, double time) {
    boolean origin = local.length() == 0;
    return origin ? origin(time) : origin(time).plus(rotation(time).turn(local));
  }

  default V local(V point, double time) {
    return rotation(time).inverse().turn(point.minus(origin(time)));
  }
}
