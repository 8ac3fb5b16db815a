package dev.diptych.animation.bvh;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** A number that a joint has in each frame. */
enum BvhChannel {
  X_POSITION("Xposition", true, 0),
  Y_POSITION("Yposition", true, 1),
  Z_POSITION("Zposition", true, 2),
  X_ROTATION("Xrotation", false, 0),
  Y_ROTATION("Yrotation", false, 1),
  Z_ROTATION("Zrotation", false, 2);

  /** Its name in files. */
  final String label;

  /** Whether it moves the joint; otherwise it turns it. */
  final boolean moves;

  /** The axis along which it moves or about which it turns the joint: 0 for X. */
  final int axis;

  BvhChannel(String label, boolean moves, int axis) {
    this.label = label;
    this.moves = moves;
    this.axis = axis;
  }

  /** The channel with a name, in any case. */
  static Optional<BvhChannel> named(String name) {
    return Arrays.stream(values()).filter(each -> each.label.equalsIgnoreCase(name)).findFirst();
  }

  /** The names of all channels. */
  static String labels() {
    return Arrays.stream(values()).map(each -> each.label).collect(Collectors.joining(", "));
  }
}
