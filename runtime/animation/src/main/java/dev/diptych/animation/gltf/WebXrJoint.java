package dev.diptych.animation.gltf;

import dev.diptych.animation.hand.Joint;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The names and the parents of joints in WebXR, in which the palm is not a joint. */
final class WebXrJoint {
  private static final List<Joint> ALL = List.of(Joint.values());
  private static final Map<Joint, String> NAMES = new EnumMap<>(Joint.class);

  static {
    NAMES.put(Joint.WRIST, "wrist");
    NAMES.put(Joint.PALM, "palm");
    name(Joint.THUMB_METACARPAL, "thumb-", "metacarpal", "phalanx-proximal", "phalanx-distal");
    finger(Joint.INDEX_METACARPAL, "index-finger-");
    finger(Joint.MIDDLE_METACARPAL, "middle-finger-");
    finger(Joint.RING_METACARPAL, "ring-finger-");
    finger(Joint.PINKY_METACARPAL, "pinky-finger-");
  }

  private WebXrJoint() {}

  private static void finger(Joint first, String finger) {
    name(first, finger, "metacarpal", "phalanx-proximal", "phalanx-intermediate", "phalanx-distal");
  }

  private static void name(Joint first, String finger, String... bones) {
    int index = first.index();
    for (String bone : bones) {
      NAMES.put(ALL.get(index++), finger + bone);
    }
    NAMES.put(ALL.get(index), finger + "tip");
  }

  /** The name of a joint. */
  static String name(Joint joint) {
    return NAMES.getOrDefault(joint, joint.label());
  }

  /** The joint before it, nearer to the wrist; nothing for the wrist. */
  static Optional<Joint> parent(Joint joint) {
    return switch (joint) {
      case WRIST -> Optional.empty();
      case PALM,
          THUMB_METACARPAL,
          INDEX_METACARPAL,
          MIDDLE_METACARPAL,
          RING_METACARPAL,
          PINKY_METACARPAL ->
          Optional.of(Joint.WRIST);
      default -> Optional.of(ALL.get(joint.index() - 1));
    };
  }
}
