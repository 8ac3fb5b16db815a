package dev.diptych.animation.recording;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;

/** Positions and rotations of formats that have decimals instead of the bits of floats. */
final class Places {
  /** In metres: what is farther from the origin is an error, or in another unit. */
  static final double MAX_DISTANCE = 10_000;

  /**
   * Results are multiples of this part, about a nanometre: a sum of products that should be such a
   * number, but is rounded, is that number again.
   */
  private static final double STEPS = 1 << 30;

  /** The length of a rotation of floats differs less from 1. */
  private static final double UNIT = 1e-6;

  private Places() {}

  /** Whether all numbers of a position or a pose are finite and near enough. */
  static boolean isNear(float[] numbers) {
    for (float number : numbers) {
      if (!(Math.abs(number) <= MAX_DISTANCE)) {
        return false;
      }
    }
    return true;
  }

  /** Whether four numbers are a rotation, but for rounding. */
  static boolean isRotation(Quaternion rotation) {
    double norm = rotation.norm();
    return norm > 0.5 && norm < 2;
  }

  /** The rotation of a pose. */
  static Quaternion rotation(float[] pose) {
    return new Quaternion(pose[3], pose[4], pose[5], pose[6]);
  }

  /** The rotation with the length 1; unchanged if it is that of floats. */
  static Quaternion unit(Quaternion rotation) {
    return Math.abs(rotation.norm() - 1) <= UNIT ? rotation : rotation.unit();
  }

  /** A pose in the other axes: between those of Unity, and those of WebXR. */
  static Transform mirrored(Vector position, Quaternion rotation) {
    return new Transform(
        new Vector(position.x(), position.y(), -position.z()),
        new Quaternion(-rotation.x(), -rotation.y(), rotation.z(), rotation.w()));
  }

  /** A pose in Unity's axes as one of WebXR. */
  static Transform webXr(float[] pose) {
    return mirrored(new Vector(pose[0], pose[1], pose[2]), unit(rotation(pose)));
  }

  /** Puts a pose of WebXR into numbers in Unity's axes. */
  static void put(Transform pose, float[] numbers, int from) {
    Transform mirrored = mirrored(pose.position(), unit(pose.rotation()));
    double[] position = mirrored.position().toArray();
    double[] rotation = mirrored.rotation().toArray();
    for (int axis = 0; axis < position.length; axis++) {
      numbers[from + axis] = step(position[axis]);
    }
    for (int axis = 0; axis < rotation.length; axis++) {
      numbers[from + position.length + axis] = step(rotation[axis]);
    }
  }

  private static float step(double number) {
    // 0.0 is added to have no −0.
    return (float) (Math.rint(number * STEPS) / STEPS + 0.0);
  }
}
