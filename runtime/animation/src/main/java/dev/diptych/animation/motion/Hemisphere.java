package dev.diptych.animation.motion;

/** Which of the two quaternions that mean one rotation an interpolation goes to. */
public enum Hemisphere {
  /** The one given: the way may be longer than half a turn. */
  AS_GIVEN,

  /** The nearer one: the way is the shorter one, as somebody who sets keys expects. */
  NEAREST
}
