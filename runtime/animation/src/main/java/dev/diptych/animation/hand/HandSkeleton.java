package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * The joints of a hand with a pose and a place. Bones keep their lengths in every pose of angles.
 *
 * <p>Rotations are those of MRTK: +Z goes along the bone to the next joint, +Y to the back of the
 * hand (to the nail of the thumb); a tip has the rotation of its bone, and the palm that of the
 * wrist. A wrist that is not rotated has fingers that point along +Z and a palm that faces −Y. The
 * source is {@code ArticulatedHandPose} of MRTK and its published poses.
 *
 * @param side which hand
 * @param size 1 for an average adult, whose hand is about 19 cm long; a factor for all lengths
 */
public record HandSkeleton(Side side, double size) {
  /** The number of values of a joint: position x, y, z in metres, then rotation x, y, z, w. */
  public static final int NUMBERS = 7;

  /** The number of values of a hand. */
  public static final int WIDTH = NUMBERS * Joint.COUNT;

  private static final double MIN_SIZE = 0.1;
  private static final double MAX_SIZE = 10;

  /**
   * Checks the size.
   *
   * @throws IllegalArgumentException with one sentence if the size is not from 0.1 to 10
   */
  public HandSkeleton {
    if (!(size >= MIN_SIZE && size <= MAX_SIZE)) {
      throw new IllegalArgumentException("the size of a hand must be from 0.1 to 10, not " + size);
    }
  }

  /**
   * Writes all joints, in the order of {@link Joint}.
   *
   * @param pose the shape of the hand
   * @param wrist its position, in metres
   * @param rotation the rotation of the wrist, of length 1
   * @param values where to write {@link #WIDTH} numbers
   * @param offset the index of the first of them
   */
  public void write(HandPose pose, Vector wrist, Quaternion rotation, double[] values, int offset) {
    JointWriter writer = new JointWriter(this, wrist, rotation, values, offset);
    if (pose instanceof BentPose bent) {
      bent.write(writer);
    } else {
      ((PlacedPose) pose).write(writer);
    }
  }

  /**
   * Writes all joints, with {@code point} at {@code target}.
   *
   * @param rotation the rotation of the wrist, of length 1
   */
  public void write(
      HandPose pose,
      HandPoint point,
      Vector target,
      Quaternion rotation,
      double[] values,
      int offset) {
    write(pose, Vector.ZERO, rotation, values, offset);
    Vector wrist = target.minus(position(values, offset, point));
    for (int at = offset; at < offset + WIDTH; at += NUMBERS) {
      values[at] += wrist.x();
      values[at + 1] += wrist.y();
      values[at + 2] += wrist.z();
    }
  }

  /** The position of {@code point} relative to a wrist at the origin that is not rotated. */
  public Vector point(HandPose pose, HandPoint point) {
    double[] values = new double[WIDTH];
    write(pose, Vector.ZERO, Quaternion.IDENTITY, values, 0);
    return position(values, 0, point);
  }

  /**
   * Where the wrist must be for {@code point} to be at {@code target}.
   *
   * @param rotation the rotation of the wrist, of length 1
   */
  public Vector wrist(HandPose pose, HandPoint point, Vector target, Quaternion rotation) {
    return target.minus(rotation.rotate(point(pose, point)));
  }

  /** The position of {@code point} of a hand that was written to {@code values}. */
  public static Vector position(double[] values, int offset, HandPoint point) {
    Vector first = position(values, offset, point.first());
    return point.first() == point.second()
        ? first
        : first.plus(position(values, offset, point.second())).scaled(0.5);
  }

  /** Writes the place of one joint to {@code values}, which begin with the wrist. */
  public static void set(double[] values, Joint joint, Vector place, Quaternion rotation) {
    int at = NUMBERS * joint.index();
    System.arraycopy(place.toArray(), 0, values, at, 3);
    System.arraycopy(rotation.toArray(), 0, values, at + 3, 4);
  }

  /** The position of {@code joint} of a hand that was written to {@code values}. */
  public static Vector position(double[] values, int offset, Joint joint) {
    int at = offset + NUMBERS * joint.index();
    return new Vector(values[at], values[at + 1], values[at + 2]);
  }

  /** The rotation of {@code joint} of a hand that was written to {@code values}. */
  public static Quaternion rotation(double[] values, int offset, Joint joint) {
    int at = offset + NUMBERS * joint.index() + 3;
    return new Quaternion(values[at], values[at + 1], values[at + 2], values[at + 3]);
  }
}
