package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * Writes joints one after the other, which are given in the frame of the wrist of a right hand,
 * into an array. Mirrors them for a left hand as MRTK's {@code
 * ArticulatedHandPose.ComputeJointPoses} does: x of positions, y and z of rotations.
 */
final class JointWriter {
  /** −1 for a left hand. */
  private final double mirror;

  private final double size;
  private final Vector wrist;
  private final Quaternion rotation;
  private final double[] values;
  private int at;
  private double x;
  private double y;
  private double z;

  JointWriter(HandSkeleton hand, Vector wrist, Quaternion rotation, double[] values, int offset) {
    this.mirror = hand.side() == Side.LEFT ? -1 : 1;
    this.size = hand.size();
    this.wrist = wrist;
    this.rotation = rotation;
    this.values = values;
    this.at = offset;
  }

  /** Moves to {@code place}, where the next joint is. */
  void move(Vector place) {
    x = place.x();
    y = place.y();
    z = place.z();
  }

  /** Writes the next joint, whose bone goes along its +Z, and moves to the end of that bone. */
  void bone(Quaternion turn, double length) {
    joint(turn);
    x += length * 2 * (turn.x() * turn.z() + turn.w() * turn.y());
    y += length * 2 * (turn.y() * turn.z() - turn.w() * turn.x());
    z += length * (1 - 2 * (turn.x() * turn.x() + turn.y() * turn.y()));
  }

  /** Writes the next joint. */
  void joint(Quaternion turn) {
    place(mirror * size * x, size * y, size * z);
    // In a mirror that turns x around, a rotation keeps its x and w.
    Quaternion turned =
        rotation.times(new Quaternion(turn.x(), mirror * turn.y(), mirror * turn.z(), turn.w()));
    values[at++] = turned.x();
    values[at++] = turned.y();
    values[at++] = turned.z();
    values[at++] = turned.w();
  }

  /** Writes a position: v + 2w(u × v) + 2u × (u × v), for the vector u of the rotation. */
  private void place(double vx, double vy, double vz) {
    double cx = 2 * (rotation.y() * vz - rotation.z() * vy);
    double cy = 2 * (rotation.z() * vx - rotation.x() * vz);
    double cz = 2 * (rotation.x() * vy - rotation.y() * vx);
    double w = rotation.w();
    values[at++] = wrist.x() + vx + w * cx + rotation.y() * cz - rotation.z() * cy;
    values[at++] = wrist.y() + vy + w * cy + rotation.z() * cx - rotation.x() * cz;
    values[at++] = wrist.z() + vz + w * cz + rotation.x() * cy - rotation.y() * cx;
  }
}
