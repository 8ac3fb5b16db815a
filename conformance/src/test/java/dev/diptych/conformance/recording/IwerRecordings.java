package dev.diptych.conformance.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Makes recordings as the action recorder of the Immersive Web Emulation Runtime writes them. */
final class IwerRecordings {
  /** The joints of WebXR in its order. */
  static final List<String> JOINTS = joints();

  private IwerRecordings() {}

  private static List<String> joints() {
    List<String> joints = new ArrayList<>(List.of("wrist"));
    joints.addAll(
        List.of("thumb-metacarpal", "thumb-phalanx-proximal", "thumb-phalanx-distal", "thumb-tip"));
    for (String finger : List.of("index", "middle", "ring", "pinky")) {
      for (String bone :
          List.of(
              "metacarpal", "phalanx-proximal", "phalanx-intermediate", "phalanx-distal", "tip")) {
        joints.add(finger + "-finger-" + bone);
      }
    }
    return joints;
  }

  /**
   * A recording.
   *
   * @param inputs a word for each frame, with a letter for each input: L and R for hands, l and r
   *     for the same while they pinch, C for a controller
   * @param order the joints in the order of the file
   */
  static String recording(List<String> order, String... inputs) {
    Random random = new Random(11);
    StringBuilder json = new StringBuilder("{\"schema\":[");
    json.append("[0,").append(hand("left", order)).append("],[1,");
    json.append("{\"handedness\":\"right\",\"targetRayMode\":\"tracked-pointer\",")
        .append("\"profiles\":[\"meta-quest-touch-plus\"],\"hasGrip\":true,\"hasHand\":false,")
        .append(
            "\"hasGamepad\":true,\"mapping\":\"xr-standard\",\"numButtons\":2,\"numAxes\":4}],");
    json.append("[2,").append(hand("right", order)).append("]],\"frames\":[");
    double time = 5123.4;
    for (int frame = 0; frame < inputs.length; frame++) {
      json.append(frame == 0 ? "[" : ",[").append(String.format(Locale.ROOT, "%.1f", time));
      pose(json, random, 1);
      for (char input : inputs[frame].toCharArray()) {
        json.append(input == 'C' ? ",[1" : input == 'L' || input == 'l' ? ",[0" : ",[2");
        pose(json, random, 1);
        if (input == 'C') {
          json.append(",[0.1,0.2,0.3,0,0,0,1],[[0,0,0],null,0,0,0.25,-1]]");
        } else {
          hand(json, random, Character.isLowerCase(input));
        }
      }
      json.append(']');
      time += 13.8 + random.nextInt(3) / 10.0;
    }
    return json.append("]}").toString();
  }

  private static String hand(String handedness, List<String> order) {
    return "{\"handedness\":\""
        + handedness
        + "\",\"targetRayMode\":\"tracked-pointer\",\"profiles\":[\"generic-hand\"],"
        + "\"hasGrip\":true,\"hasHand\":true,\"jointSequence\":[\""
        + String.join("\",\"", order)
        + "\"],\"hasGamepad\":true,\"mapping\":\"xr-standard\",\"numButtons\":1,\"numAxes\":0}";
  }

  private static void hand(StringBuilder json, Random random, boolean pinches) {
    json.append(",[0.3,0.2,0.1,0,0.6,0,0.8],[");
    for (int joint = 0; joint < JOINTS.size(); joint++) {
      StringBuilder pose = new StringBuilder();
      pose(pose, random, 0.1);
      json.append(joint == 0 ? pose.substring(1) : pose).append(",0.012");
    }
    json.append("],[").append(pinches ? "[1,1,0.9]" : "[0,0,0]").append("]]");
  }

  /** A position and a rotation of three decimals, each after a comma. */
  private static void pose(StringBuilder json, Random random, double range) {
    for (int axis = 0; axis < 3; axis++) {
      number(json, random.nextGaussian() * range);
    }
    double[] turn = new double[4];
    double norm = 0;
    for (int axis = 0; axis < 4; axis++) {
      turn[axis] = random.nextGaussian();
      norm += turn[axis] * turn[axis];
    }
    for (double number : turn) {
      number(json, number / Math.sqrt(norm));
    }
  }

  private static void number(StringBuilder json, double number) {
    double rounded = Math.round(number * 1000) / 1000.0;
    boolean whole = rounded == Math.rint(rounded);
    json.append(',').append(whole ? String.valueOf((long) rounded) : String.valueOf(rounded));
  }
}
