package dev.diptych.animation.authoring.track;

import dev.diptych.animation.math.Vector;

/** Where the eye is. */
@FunctionalInterface
public interface EyePosition {
  /** The position in metres at a time in seconds. */
  Vector at(double time);
}
