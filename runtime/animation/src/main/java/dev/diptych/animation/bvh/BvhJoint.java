package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Vector;
import java.util.List;

/**
 * A joint of a BVH file.
 *
 * @param name its name, as the file has it
 * @param parent the index of its parent, which is before it; -1 for a root
 * @param offset where it is on its parent, in the units of the file
 * @param channels what it has in each frame, in the order of the file
 * @param ends the offsets of its End Sites
 */
record BvhJoint(
    String name, int parent, Vector offset, List<BvhChannel> channels, List<Vector> ends) {
  /** Keeps its own copies. */
  BvhJoint {
    channels = List.copyOf(channels);
    ends = List.copyOf(ends);
  }

  boolean isRoot() {
    return parent < 0;
  }

  /** Whether it has positions of its own in each frame. */
  boolean moves() {
    return channels.stream().anyMatch(channel -> channel.moves);
  }
}
