package dev.diptych.animation.hand;

import java.util.Arrays;
import java.util.Optional;

/**
 * The joints of a hand, in the order of MRTK's {@code TrackedHandJoint} without its first member,
 * {@code None}.
 */
public enum Joint {
  WRIST(1, "Wrist"),
  PALM(2, "Palm"),
  THUMB_METACARPAL(3, "ThumbMetacarpalJoint"),
  THUMB_PROXIMAL(4, "ThumbProximalJoint"),
  THUMB_DISTAL(5, "ThumbDistalJoint"),
  THUMB_TIP(6, "ThumbTip"),
  INDEX_METACARPAL(7, "IndexMetacarpal"),
  INDEX_KNUCKLE(8, "IndexKnuckle"),
  INDEX_MIDDLE(9, "IndexMiddleJoint"),
  INDEX_DISTAL(10, "IndexDistalJoint"),
  INDEX_TIP(11, "IndexTip"),
  MIDDLE_METACARPAL(12, "MiddleMetacarpal"),
  MIDDLE_KNUCKLE(13, "MiddleKnuckle"),
  MIDDLE_MIDDLE(14, "MiddleMiddleJoint"),
  MIDDLE_DISTAL(15, "MiddleDistalJoint"),
  MIDDLE_TIP(16, "MiddleTip"),
  RING_METACARPAL(17, "RingMetacarpal"),
  RING_KNUCKLE(18, "RingKnuckle"),
  RING_MIDDLE(19, "RingMiddleJoint"),
  RING_DISTAL(20, "RingDistalJoint"),
  RING_TIP(21, "RingTip"),
  PINKY_METACARPAL(22, "PinkyMetacarpal"),
  PINKY_KNUCKLE(23, "PinkyKnuckle"),
  PINKY_MIDDLE(24, "PinkyMiddleJoint"),
  PINKY_DISTAL(25, "PinkyDistalJoint"),
  PINKY_TIP(26, "PinkyTip");

  /** The number of joints. */
  public static final int COUNT = 26;

  private final int number;
  private final String label;

  Joint(int number, String label) {
    this.number = number;
    this.label = label;
  }

  /** MRTK's name, such as {@code IndexTip}. */
  public String label() {
    return label;
  }

  /** The index among the 27 joints of a file, the first of which is {@code None}. */
  public int number() {
    return number;
  }

  /** The index among the joints of a {@link HandSkeleton}, the first of which is the wrist. */
  public int index() {
    return number - 1;
  }

  /** The joint with MRTK's name {@code label}. */
  public static Optional<Joint> named(String label) {
    return Arrays.stream(values()).filter(joint -> joint.label.equals(label)).findFirst();
  }
}
