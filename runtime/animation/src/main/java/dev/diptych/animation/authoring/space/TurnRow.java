package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.AxisAngle;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A row of rotations.
 *
 * @param key its time and how it is reached
 * @param arrive the rotation that is reached at the time of the row
 * @param leave the rotation from then on: the same one, perhaps at rest in another space
 * @param way the turn from the row before if it is as written; null for the shortest one
 */
record TurnRow(KeyRow key, Orientation arrive, Orientation leave, @Nullable Written way) {
  /**
   * A turn as written.
   *
   * @param space the space of the axis
   * @param before the rotation from which it turns, at rest in {@code space}
   * @param axis the axis in {@code space}, of any length above 0
   * @param degrees how far it turns, perhaps several times around
   */
  record Written(Space space, Orientation before, Once<Vector> axis, double degrees) {
    /** The turn after a part of the way. */
    Quaternion at(double part) {
      return new AxisAngle(axis.get(), part * degrees).toQuaternion();
    }
  }
}
