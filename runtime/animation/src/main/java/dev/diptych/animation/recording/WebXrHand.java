package dev.diptych.animation.recording;

import dev.diptych.animation.hand.Joint;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The joints of a hand in WebXR: those of MRTK without the palm. */
final class WebXrHand {
  /** The number of joints. */
  static final int COUNT = Joint.COUNT - 1;

  private static final Map<Joint, String> NAMES = names();

  private WebXrHand() {}

  private static Map<Joint, String> names() {
    Map<Joint, String> names = new EnumMap<>(Joint.class);
    for (Joint joint : joints()) {
      String[] parts = joint.name().toLowerCase(Locale.ROOT).split("_", 2);
      String finger = parts[0].equals("thumb") ? parts[0] : parts[0] + "-finger";
      names.put(
          joint,
          parts.length == 1
              ? parts[0]
              : finger
                  + switch (parts[1]) {
                    case "knuckle", "proximal" -> "-phalanx-proximal";
                    case "middle" -> "-phalanx-intermediate";
                    case "distal" -> "-phalanx-distal";
                    default -> "-" + parts[1];
                  });
    }
    return names;
  }

  /** The joints, in the order of WebXR. */
  static List<Joint> joints() {
    List<Joint> joints = new ArrayList<>(Arrays.asList(Joint.values()));
    joints.remove(Joint.PALM);
    return joints;
  }

  /** The name of a joint, such as {@code index-finger-tip}. */
  static String name(Joint joint) {
    return NAMES.getOrDefault(joint, "");
  }

  /** The joint with a name. */
  static Optional<Joint> named(String name) {
    return joints().stream().filter(joint -> name(joint).equals(name)).findFirst();
  }

  /**
   * The palm as OpenXR defines it: halfway along the metacarpal bone of the middle finger, and
   * turned as that.
   *
   * @param joints the numbers of all joints; those of the palm are replaced
   */
  static void putPalm(float[] joints) {
    int palm = Joint.PALM.index() * Take.POSE;
    int metacarpal = Joint.MIDDLE_METACARPAL.index() * Take.POSE;
    int knuckle = Joint.MIDDLE_KNUCKLE.index() * Take.POSE;
    for (int axis = 0; axis < 3; axis++) {
      joints[palm + axis] =
          (float) (((double) joints[metacarpal + axis] + joints[knuckle + axis]) / 2);
    }
    System.arraycopy(joints, metacarpal + 3, joints, palm + 3, 4);
  }

  /** Whether the palm is where {@link #putPalm} would put it. */
  static boolean hasOwnPalm(float[] joints) {
    float[] put = joints.clone();
    putPalm(put);
    return !Arrays.equals(put, joints);
  }
}
