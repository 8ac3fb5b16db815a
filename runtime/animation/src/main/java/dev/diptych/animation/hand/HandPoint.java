package dev.diptych.animation.hand;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A named point of a hand: the middle between two joints, which are the same if it is a joint.
 *
 * @param label the name in texts
 * @param first a joint
 * @param second a joint
 */
public record HandPoint(String label, Joint first, Joint second) {
  /** The middle between the tips of the thumb and of the index finger. */
  public static final HandPoint PINCH =
      new HandPoint("PinchPoint", Joint.THUMB_TIP, Joint.INDEX_TIP);

  /** The point at a joint. */
  public static HandPoint of(Joint joint) {
    return new HandPoint(joint.label(), joint, joint);
  }

  /** The point with the name {@code label}: that of a joint, or {@code PinchPoint}. */
  public static Optional<HandPoint> named(String label) {
    return label.equals(PINCH.label) ? Optional.of(PINCH) : Joint.named(label).map(HandPoint::of);
  }

  /** All names, those of joints first. */
  public static List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (Joint joint : Joint.values()) {
      labels.add(joint.label());
    }
    labels.add(PINCH.label);
    return labels;
  }
}
