package dev.diptych.animation.motion.skeleton;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.motion.sampling.Sampling;
import org.jspecify.annotations.Nullable;

/**
 * A bone of a chain. Its root joint is at its position, or else at a fixed place of its parent.
 *
 * @param rotation its rotations relative to its parent; null if it does not turn
 * @param position the absolute positions of its root joint; null if it follows its parent
 * @param offset the root joint in the axes of the parent, from the root joint of the parent; null
 *     if it is unknown
 */
public record BoneLink(
    @Nullable Sampling rotation, @Nullable Sampling position, @Nullable Vector offset) {
  /** Its rotation relative to its parent at a frame, of length 1, or not finite. */
  Quaternion rotationAt(double frame) {
    return rotation == null
        ? Quaternion.IDENTITY
        : rotation.rotationAt(frame).orElse(Quaternion.IDENTITY).unit();
  }

  /**
   * Where its root joint is at a frame; null if that is unknown.
   *
   * @param parent the root joint of its parent, if known
   * @param turned the absolute rotation of its parent
   */
  @Nullable Vector positionAt(double frame, @Nullable Vector parent, Quaternion turned) {
    if (position != null) {
      return position.at(frame).map(Vector::of).orElse(null);
    }
    return parent == null || offset == null ? null : parent.plus(turned.rotate(offset));
  }
}
