package dev.diptych.animation.bvh;

import dev.diptych.animation.motion.sampling.Sampling;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bone as a joint of a BVH file.
 *
 * @param joint the joint; the offset of one that {@link #findsOffset} does not count
 * @param bone its name in the motion
 * @param rotation its rotations; null if it does not turn
 * @param position its absolute positions; null if it follows its parent
 * @param findsOffset whether its offset is its place on its parent in the first frame
 */
record ExportedJoint(
    BvhJoint joint,
    String bone,
    @Nullable Sampling rotation,
    @Nullable Sampling position,
    boolean findsOffset) {
  private static final List<BvhChannel> POSITIONS =
      List.of(BvhChannel.X_POSITION, BvhChannel.Y_POSITION, BvhChannel.Z_POSITION);
  private static final List<BvhChannel> ROTATIONS =
      List.of(BvhChannel.Z_ROTATION, BvhChannel.X_ROTATION, BvhChannel.Y_ROTATION);

  /**
   * Channels with which a joint can turn in every way.
   *
   * @param given channels that it should have, in this order
   * @param moves whether it can also be at every place
   */
  static List<BvhChannel> channels(List<BvhChannel> given, boolean moves) {
    List<BvhChannel> channels = new ArrayList<>(given);
    if (moves) {
      int at = 0;
      for (BvhChannel channel : POSITIONS) {
        if (!channels.contains(channel)) {
          channels.add(at++, channel);
        }
      }
    }
    for (BvhChannel channel : ROTATIONS) {
      if (!channels.contains(channel)) {
        channels.add(channel);
      }
    }
    return channels;
  }

  /** Whether its places are given, and do not follow from its parent. */
  boolean isPlaced() {
    return joint.isRoot() || position != null;
  }
}
