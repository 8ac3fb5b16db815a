package dev.diptych.animation.authoring;

import dev.diptych.animation.math.Vector;

/** Where the eye is. */
@FunctionalInterface
interface EyePosition {
  /** The position in metres at a time in seconds. */
  Vector at(double time);
}
