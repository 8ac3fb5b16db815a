package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.MotionWriter;

/** Numbers as motions hold them: with six decimals. */
final class SixDecimals {
  /** Each step brings the length nearer to 1, so that few are necessary. */
  private static final int MAX_STEPS = 8;

  private SixDecimals() {}

  /**
   * A rotation near {@code rotation} that stays the same if it is made unit length and rounded
   * again.
   */
  static Quaternion of(Quaternion rotation) {
    Quaternion found = rounded(rotation.unit());
    for (int step = 0; step < MAX_STEPS; step++) {
      Quaternion next = rounded(found.unit());
      if (isSame(next, found)) {
        return found;
      }
      found = next;
    }
    return found;
  }

  /** A position with six decimals. */
  static Vector of(Vector position) {
    return new Vector(number(position.x()), number(position.y()), number(position.z()));
  }

  /** Whether two quaternions of six decimals are one rotation. */
  static boolean isSame(Quaternion one, Quaternion other) {
    Quaternion near = other.near(one);
    return one.x() == near.x() && one.y() == near.y() && one.z() == near.z() && one.w() == near.w();
  }

  private static Quaternion rounded(Quaternion q) {
    return new Quaternion(number(q.x()), number(q.y()), number(q.z()), number(q.w()));
  }

  private static double number(double number) {
    // Without a negative zero.
    return MotionWriter.rounded(number) + 0.0;
  }
}
