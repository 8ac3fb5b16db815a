package dev.diptych.animation.math;

/** Which of the two quaternions of one rotation an interpolation goes to. */
public enum Hemisphere {
  /** The given one: the rotation may turn by more than 180 degrees. */
  AS_GIVEN,

  /** The nearer one: the rotation turns by at most 180 degrees. */
  NEAREST
}
