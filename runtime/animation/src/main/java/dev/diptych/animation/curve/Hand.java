package dev.diptych.animation.curve;

import dev.diptych.model.document.Path;
import java.util.List;

/**
 * One of the two hands.
 *
 * @param label {@code left} or {@code right}
 * @param path where its joints stand
 * @param tracked whether it is seen
 * @param pinching whether it pinches
 * @param joints its joints, in the order of the bytes
 */
public record Hand(String label, Path path, Curve tracked, Curve pinching, List<Pose> joints) {
  /** Keeps its own copy. */
  public Hand {
    joints = List.copyOf(joints);
  }

  /** Whether any joint has a key. */
  public boolean hasJointKeys() {
    return !joints.stream().allMatch(Pose::isEmpty);
  }
}
