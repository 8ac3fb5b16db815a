package dev.diptych.animation.bvh;

import java.util.List;

/**
 * The joints of a BVH file, and how often it has frames.
 *
 * @param joints the joints, parents before their children
 * @param frameTime seconds per frame; 0 if the file has no frames
 */
record BvhFile(List<BvhJoint> joints, double frameTime) {
  /** Keeps its own copy. */
  BvhFile {
    joints = List.copyOf(joints);
  }

  /** The parents of joints by their indexes; -1 for roots. */
  int[] parents() {
    return joints.stream().mapToInt(BvhJoint::parent).toArray();
  }

  /** How many numbers a frame has. */
  int width() {
    return joints.stream().mapToInt(joint -> joint.channels().size()).sum();
  }

  /** Frames per second. */
  double rate() {
    double rate = 1 / frameTime;
    // Six digits of a frame time are not a whole rate.
    double whole = Math.rint(rate);
    return Math.abs(rate - whole) < 1e-4 * whole ? whole : rate;
  }
}
