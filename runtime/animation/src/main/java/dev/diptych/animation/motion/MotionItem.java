package dev.diptych.animation.motion;

/** An item of a motion, in the one list whose order the file keeps. */
public sealed interface MotionItem permits Track, Motion {
  /** The name; a vector track and a quaternion track may have the same one. */
  String name();
}
