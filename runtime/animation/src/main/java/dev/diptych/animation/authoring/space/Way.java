package dev.diptych.animation.authoring.space;

import dev.diptych.animation.math.AxisAngle;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * A turn as written, which may be longer than the shortest one.
 *
 * @param axis in the space of the row, of any length above 0
 * @param degrees how far it turns
 */
record Way(Vector axis, double degrees) {
  /** The turn after a part of the way. */
  Quaternion at(double part) {
    return new AxisAngle(axis, part * degrees).toQuaternion();
  }
}
