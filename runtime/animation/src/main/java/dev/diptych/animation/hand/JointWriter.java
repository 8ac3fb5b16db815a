package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * Writes joints, which are given in the frame of the wrist of a right hand, into an array. Mirrors
 * them for a left hand as MRTK's {@code ArticulatedHandPose.ComputeJointPoses} does: x of
 * positions, y and z of rotations.
 */
final class JointWriter {
  private static final Vector FORWARD = new Vector(0, 0, 1);

  private final Side side;
  private final double size;
  private final Vector wrist;
  private final Quaternion rotation;
  private final double[] values;
  private final int offset;
  private int joint;
  private Vector place = Vector.ZERO;
  private Quaternion turn = Quaternion.IDENTITY;

  JointWriter(
      Side side, double size, Vector wrist, Quaternion rotation, double[] values, int offset) {
    this.side = side;
    this.size = size;
    this.wrist = wrist;
    this.rotation = rotation;
    this.values = values;
    this.offset = offset;
  }

  /** Begins a chain of bones with {@code first} at {@code at}. */
  void begin(Joint first, Vector at) {
    joint = first.index();
    place = at;
  }

  /** Writes the next joint, whose bone goes along its +Z. */
  void bone(Quaternion local, double length) {
    put(joint, place, local);
    turn = local;
    place = place.plus(local.rotate(FORWARD).scaled(length));
    joint++;
  }

  /** Writes the end of the last bone, which has the rotation of that bone. */
  void tip() {
    put(joint, place, turn);
  }

  /** Writes a joint. */
  void put(int index, Vector local, Quaternion localTurn) {
    boolean mirrors = side == Side.LEFT;
    Vector scaled =
        new Vector((mirrors ? -size : size) * local.x(), size * local.y(), size * local.z());
    Vector at = wrist.plus(rotation.rotate(scaled));
    Quaternion turned =
        rotation.times(
            mirrors
                ? new Quaternion(localTurn.x(), -localTurn.y(), -localTurn.z(), localTurn.w())
                : localTurn);
    int start = offset + HandSkeleton.NUMBERS * index;
    values[start] = at.x();
    values[start + 1] = at.y();
    values[start + 2] = at.z();
    values[start + 3] = turned.x();
    values[start + 4] = turned.y();
    values[start + 5] = turned.z();
    values[start + 6] = turned.w();
  }
}
