package dev.diptych.animation.hand;

import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * Blends two shapes and places of one hand, or of the camera: the first pose in a straight line and
 * by the shortest turn; the others relative to what carries them, so that bones have lengths
 * between those of both.
 */
public final class PoseMixture {
  /** The number of values of a pose: position x, y, z in metres, then rotation x, y, z, w. */
  public static final int NUMBERS = HandSkeleton.NUMBERS;

  private static final int PER_FINGER = 5;

  private PoseMixture() {}

  /** The position of a pose. */
  public static Vector position(double[] values, int pose) {
    int at = NUMBERS * pose;
    return new Vector(values[at], values[at + 1], values[at + 2]);
  }

  /** The rotation of a pose. */
  public static Quaternion rotation(double[] values, int pose) {
    int at = NUMBERS * pose + 3;
    return new Quaternion(values[at], values[at + 1], values[at + 2], values[at + 3]);
  }

  /** Sets a pose. */
  public static void set(double[] values, int pose, Vector place, Quaternion turn) {
    System.arraycopy(place.toArray(), 0, values, NUMBERS * pose, 3);
    System.arraycopy(turn.toArray(), 0, values, NUMBERS * pose + 3, 4);
  }

  /**
   * Changes {@code values} to {@code part} of the way to {@code other}: seven numbers for the
   * camera, or those of all joints in the order of {@link Joint}.
   */
  public static void mix(double[] values, double[] other, double part) {
    double[] from = values.clone();
    for (int pose = 0; NUMBERS * pose < values.length; pose++) {
      if (pose == 0) {
        Vector place = position(from, 0);
        Vector moved = place.plus(position(other, 0).minus(place).scaled(part));
        set(values, 0, moved, rotation(from, 0).slerp(rotation(other, 0), part));
      } else {
        carried(values, from, other, pose, part);
      }
    }
  }

  private static void carried(
      double[] values, double[] from, double[] other, int pose, double part) {
    int parent = parent(pose);
    Quaternion base = rotation(values, parent);
    Quaternion first = rotation(from, parent).inverse().times(rotation(from, pose));
    Quaternion second = rotation(other, parent).inverse().times(rotation(other, pose));
    Vector bone = bone(bone(from, pose, parent), bone(other, pose, parent), part);
    Vector place = position(values, parent).plus(base.rotate(bone));
    set(values, pose, place, base.times(first.slerp(second, part)).unit());
  }

  /** A bone in the axes of what carries it. */
  private static Vector bone(double[] values, int pose, int parent) {
    Vector bone = position(values, pose).minus(position(values, parent));
    return rotation(values, parent).inverse().rotate(bone);
  }

  /** Between two bones: the direction turns, and the length is between both. */
  private static Vector bone(Vector one, Vector other, double part) {
    double length = one.norm() + part * (other.norm() - one.norm());
    if (!(one.norm() > 0) || !(other.norm() > 0)) {
      return one.plus(other.minus(one).scaled(part));
    }
    Quaternion turn = LookRotation.shortest(one.unit(), other.unit());
    Vector direction = Quaternion.IDENTITY.slerp(turn, part).rotate(one.unit());
    return direction.scaled(length);
  }

  /** The pose that carries pose {@code index}, which is not the first. */
  private static int parent(int index) {
    int first = Joint.INDEX_METACARPAL.index();
    boolean begins =
        index <= Joint.THUMB_METACARPAL.index()
            || (index >= first && (index - first) % PER_FINGER == 0);
    return begins ? 0 : index - 1;
  }
}
