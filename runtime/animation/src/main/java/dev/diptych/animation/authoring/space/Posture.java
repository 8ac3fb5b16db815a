package dev.diptych.animation.authoring.space;

import dev.diptych.animation.hand.HandAxis;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/** What the arm of a hand tells about its rotation. */
public interface Posture {
  /** Which hand. */
  Side side();

  /**
   * The rotation that turns an axis to a direction and is the easiest for the arm.
   *
   * @param direction where it points, of length 1
   */
  Quaternion easiest(double time, HandAxis axis, Vector direction);

  /** The rotation of a straight wrist. */
  Quaternion natural(double time);

  /** The place of the path at a time, from which a hand points to something. */
  Vector place(double time);
}
