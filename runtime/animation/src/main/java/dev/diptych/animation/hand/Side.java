package dev.diptych.animation.hand;

import java.util.Arrays;
import java.util.Optional;

/** Which hand. */
public enum Side {
  /** The left hand: the right one in a mirror, x becomes −x. */
  LEFT("Left"),

  /** The right hand, in which MRTK describes poses. */
  RIGHT("Right");

  private final String label;

  Side(String label) {
    this.label = label;
  }

  /** Its name in texts, such as {@code Left}. */
  public String label() {
    return label;
  }

  /** The other one. */
  public Side other() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** The hand with a name in texts. */
  public static Optional<Side> named(String label) {
    return Arrays.stream(values()).filter(side -> side.label.equals(label)).findFirst();
  }
}
