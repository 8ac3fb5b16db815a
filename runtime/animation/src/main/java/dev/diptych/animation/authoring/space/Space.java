package dev.diptych.animation.authoring.space;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;

/**
 * A frame in which places and rotations are authored: an origin and axes at every time. No space
 * has a scale. Two places are in one space if it is the same object.
 */
public interface Space {
  /** The space that does not move: metres of the room. */
  Space WORLD =
      new Space() {
        @Override
        public String name() {
          return "World";
        }

        @Override
        public Transform at(double time) {
          return Transform.IDENTITY;
        }

        @Override
        public boolean isStill() {
          return true;
        }
      };

  /** Its name in texts, such as {@code Right.Palm}. */
  String name();

  /** Where it is at a time in seconds. */
  Transform at(double time);

  /** Whether it is known not to move. */
  default boolean isStill() {
    return false;
  }

  /** Its origin; what it needs may be less than what its axes need. */
  default Vector origin(double time) {
    return at(time).position();
  }

  /** Its axes. */
  default Quaternion rotation(double time) {
    return at(time).rotation();
  }

  /** Where a local point is. */
  default Vector point(Vector local, double time) {
    return local.equals(Vector.ZERO) ? origin(time) : at(time).apply(local);
  }
}
