package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import java.util.Set;

/** What an expectation asks: that a number is at most, or at least, a limit. */
interface Predicate {
  /** The slack of lengths, in metres. */
  double METRES = 1e-5;

  /** The slack of angles, in degrees. */
  double DEGREES = 1e-3;

  /** The number at every time of {@code window}. */
  Measure measure(Playback playback, Window window);

  /** The hands that must be tracked. */
  Set<Side> hands();

  /** The limit. */
  double limit();

  /** The tolerance of keys in the unit of the number; NaN if they cannot be compared. */
  default double tolerance(Tolerances tolerances) {
    return Double.NaN;
  }

  /** What does not count. */
  double slack();

  /** Whether the number must be at least the limit, not at most. */
  default boolean isLeast() {
    return false;
  }

  /** Whether one time of a range is enough. */
  default boolean isSometime() {
    return false;
  }

  /**
   * Whether a range ends just before its last time. A flag that is set until 2 s has a key at 2 s
   * with which it is not set.
   */
  default boolean endsBefore() {
    return false;
  }

  /** What is: {@code Right.IndexTip is 12.4 mm from Button}. */
  String found(double time, double value);

  /** What should be: {@code at most 5 mm}. */
  String expected(boolean not);

  /** An amount of the number: {@code 7.4 mm}; empty if it is none. */
  String amount(double value);

  /** Where the subject is: {@code 9.1 mm to its left}; empty if that does not help. */
  default String direction(double time) {
    return "";
  }
}
