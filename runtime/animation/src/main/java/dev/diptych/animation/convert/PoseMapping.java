package dev.diptych.animation.convert;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The poses of an input animation that the bones of a motion correspond to.
 *
 * @param poses by bone, such as {@code camera} or {@code left.IndexTip}
 */
public record PoseMapping(Map<String, String> poses) {
  /** Keeps its own copy. */
  public PoseMapping {
    poses = new LinkedHashMap<>(poses);
  }

  /**
   * Parses {@code bone1=camera,bone2=left.IndexTip}.
   *
   * @throws IllegalArgumentException with one sentence if it is invalid
   */
  public static PoseMapping parse(String text) {
    Map<String, String> poses = new LinkedHashMap<>();
    for (String pair : text.split(",", -1)) {
      int equals = pair.lastIndexOf('=');
      if (equals < 1 || equals == pair.length() - 1) {
        throw new IllegalArgumentException(
            "'" + pair + "' is not a pair: --map takes BONE=POSE, such as bone1=camera");
      }
      String bone = pair.substring(0, equals).strip();
      String pose = pair.substring(equals + 1).strip();
      if (poses.containsValue(pose) || poses.put(bone, pose) != null) {
        throw new IllegalArgumentException("duplicate bone or pose in --map: '" + pair + "'");
      }
    }
    return new PoseMapping(poses);
  }

  /** Whether a pose of a hand is mapped. */
  public boolean hands() {
    return poses.values().stream().anyMatch(pose -> pose.contains("."));
  }

  /** Whether the camera is mapped. */
  public boolean camera() {
    return poses.containsValue("camera");
  }
}
