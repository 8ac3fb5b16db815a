package dev.diptych.animation.authoring.take;

import dev.diptych.animation.authoring.track.KeyRow;

/**
 * A part of a recording, and when it is played.
 *
 * @param key its row, at whose time it begins
 * @param from where it begins in the recording, in seconds
 * @param until where it ends in the recording
 * @param speed how fast it is played
 * @param blend how long it is blended with what is below, at both ends
 * @param faster how many times as fast as its fastest step a correction may be
 */
record TakenPart(KeyRow key, double from, double until, double speed, double blend, double faster) {
  double start() {
    return key.time();
  }

  double end() {
    return scene(until);
  }

  /** The time of the recording that is played at a time. */
  double recording(double time) {
    return Math.max(from, Math.min(until, from + (time - start()) * speed));
  }

  /** When a time of the recording is played. */
  double scene(double recorded) {
    return start() + (recorded - from) / speed;
  }

  /** Whether it is played at a time; both ends may be rounded as a file rounds them. */
  boolean covers(double time) {
    return time >= Math.min(start(), (float) start()) && time <= Math.max(end(), (float) end());
  }

  /** How much of a figure this part is, in comparison with what is below. */
  double weight(double time, boolean begins, boolean ends) {
    if (!(blend > 0)) {
      return 1;
    }
    double in = begins ? smooth((time - start()) / blend) : 1;
    double out = ends ? smooth((end() - time) / blend) : 1;
    return Math.min(in, out);
  }

  /** From 0 at 0 to 1 at 1, with slopes of 0. */
  static double smooth(double part) {
    double t = Math.max(0, Math.min(1, part));
    return t * t * (3 - 2 * t);
  }
}
