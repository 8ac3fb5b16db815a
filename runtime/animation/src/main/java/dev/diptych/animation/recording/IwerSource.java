package dev.diptych.animation.recording;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An input source of a WebXR recording.
 *
 * @param handedness left, right or none
 * @param hasGrip whether its frames have a grip
 * @param joints of its hand, in the order of its frames; empty if it is no hand
 * @param buttons how many buttons its frames have; negative if they have no gamepad
 * @param axes how many axes its frames have
 */
record IwerSource(String handedness, boolean hasGrip, List<Joint> joints, int buttons, int axes) {
  /** Keeps its own copy. */
  IwerSource {
    joints = List.copyOf(joints);
  }

  /** Whether it is a hand with joints. */
  boolean isHand() {
    return !joints.isEmpty() && side() != null;
  }

  /** Whether its frames have a gamepad. */
  boolean hasGamepad() {
    return buttons >= 0;
  }

  /** Which hand; null for neither. */
  @Nullable Side side() {
    return switch (handedness) {
      case "left" -> Side.LEFT;
      case "right" -> Side.RIGHT;
      default -> null;
    };
  }
}
