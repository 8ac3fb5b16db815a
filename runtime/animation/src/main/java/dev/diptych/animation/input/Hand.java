package dev.diptych.animation.input;

import dev.diptych.animation.hand.Side;
import dev.diptych.model.document.Path;
import java.util.List;
import java.util.Optional;

/**
 * One of the two hands.
 *
 * @param label {@code left} or {@code right}
 * @param path the path of its joints
 * @param tracked whether it is tracked
 * @param pinching whether it pinches
 * @param joints its joints, in the order of the bytes
 */
public record Hand(String label, Path path, Curve tracked, Curve pinching, List<Pose> joints) {
  /** Keeps its own copy. */
  public Hand {
    joints = List.copyOf(joints);
  }

  /** Which hand it is. */
  public Side side() {
    return label.equals("left") ? Side.LEFT : Side.RIGHT;
  }

  /** The joint with the name {@code name} of the format, such as {@code IndexTip}. */
  public Optional<Pose> joint(String name) {
    String wanted = label + " " + name;
    return joints.stream().filter(joint -> joint.label().equals(wanted)).findFirst();
  }

  /** Whether any joint has a key. */
  public boolean hasJointKeys() {
    return !joints.stream().allMatch(Pose::isEmpty);
  }
}
