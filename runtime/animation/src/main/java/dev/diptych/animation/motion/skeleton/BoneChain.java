package dev.diptych.animation.motion.skeleton;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * A bone with its ancestors, and where they bring it: forward kinematics. In the axes of the
 * motion.
 *
 * @param links the root first, the bone last; at least one
 * @param frames the frames of all keys that the bone depends on
 */
public record BoneChain(List<BoneLink> links, SortedSet<Integer> frames) {
  /** Keeps its own copy. */
  public BoneChain {
    links = List.copyOf(links);
  }

  /**
   * Where a bone is.
   *
   * @param rotation its absolute rotation, of length 1
   * @param position its root joint, or null if that is unknown
   * @param turned whether all rotations have a length; others are taken as not rotated
   */
  public record Placed(Quaternion rotation, @Nullable Vector position, boolean turned) {}

  /** Where the bone is at a frame. */
  public Placed at(double frame) {
    Quaternion rotation = Quaternion.IDENTITY;
    Vector joint = null;
    boolean turned = true;
    for (BoneLink link : links) {
      joint = link.positionAt(frame, joint, rotation);
      Quaternion own = link.rotationAt(frame);
      boolean valid = Double.isFinite(own.norm());
      rotation = valid ? rotation.times(own) : rotation;
      turned &= valid;
    }
    return new Placed(rotation.unit(), joint, turned);
  }

  /** Whether the bone or an ancestor has rotations. */
  public boolean turns() {
    return links.stream().anyMatch(link -> link.rotation() != null);
  }

  /** Whether it is known where the bone is. */
  public boolean hasPosition() {
    return at(0).position() != null;
  }
}
