package dev.diptych.animation.motion;

/** What a motion holds, in one list: its order matters to whoever writes it down again. */
public sealed interface Child permits Track, Motion {
  /** What it is called; a vector track and a quaternion track may share a name. */
  String name();
}
