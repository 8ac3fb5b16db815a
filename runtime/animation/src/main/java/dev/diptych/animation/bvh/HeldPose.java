package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.Arrays;

/**
 * Where joints are in one frame: by the angles of a BVH file, and by the quaternions of a motion,
 * which have six decimals. Each quaternion makes up for what its ancestors are off, so that a joint
 * is never off by more than the rounding of its own quaternion. Export and import place joints by
 * the quaternions in the same steps: so import finds the numbers again that export began with.
 *
 * <p>Parents are turned and placed before their children.
 */
final class HeldPose {
  private final int[] parents;
  private final Quaternion[] read;
  private final Quaternion[] held;
  private final Vector[] places;

  HeldPose(int[] parents) {
    this.parents = parents;
    this.read = new Quaternion[parents.length];
    this.held = new Quaternion[parents.length];
    this.places = new Vector[parents.length];
    Arrays.fill(read, Quaternion.IDENTITY);
    Arrays.fill(held, Quaternion.IDENTITY);
    Arrays.fill(places, Vector.ZERO);
  }

  /** The rotation of a joint relative to its parent, of an absolute rotation. */
  Quaternion toLocal(int joint, Quaternion absolute) {
    int parent = parents[joint];
    return parent < 0 ? absolute : held[parent].inverse().times(absolute);
  }

  /** The quaternion that a motion has for a rotation of a file. */
  Quaternion key(int joint, Quaternion local) {
    return SixDecimals.of(toLocal(joint, absolute(read, joint, local)));
  }

  /**
   * Turns a joint.
   *
   * @param key its quaternion in the motion
   * @param local its rotation in the file
   */
  void turn(int joint, Quaternion key, Quaternion local) {
    held[joint] = absolute(held, joint, key.unit());
    read[joint] = absolute(read, joint, local);
  }

  private Quaternion absolute(Quaternion[] above, int joint, Quaternion local) {
    int parent = parents[joint];
    return parent < 0 ? local : above[parent].times(local);
  }

  /** A place relative to the parent of a joint. */
  Vector toLocal(int joint, Vector place) {
    int parent = parents[joint];
    return parent < 0 ? place : held[parent].inverse().rotate(place.minus(places[parent]));
  }

  /** The absolute place of one relative to the parent of a joint. */
  Vector absolute(int joint, Vector local) {
    int parent = parents[joint];
    return parent < 0 ? local : places[parent].plus(held[parent].rotate(local));
  }

  /** Puts a joint to a place. */
  void put(int joint, Vector place) {
    places[joint] = place;
  }
}
