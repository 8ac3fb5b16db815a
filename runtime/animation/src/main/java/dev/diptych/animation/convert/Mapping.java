package dev.diptych.animation.convert;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which bone of a motion is which pose of an input animation.
 *
 * @param poses what is meant by each bone, such as {@code camera} or {@code left.IndexTip}
 */
public record Mapping(Map<String, String> poses) {
  /** Keeps its own copy. */
  public Mapping {
    poses = new LinkedHashMap<>(poses);
  }

  /**
   * Reads {@code bone1=camera,bone2=left.IndexTip}.
   *
   * @throws IllegalArgumentException with a sentence, where it is something else
   */
  public static Mapping parse(String text) {
    Map<String, String> poses = new LinkedHashMap<>();
    for (String pair : text.split(",", -1)) {
      int equals = pair.lastIndexOf('=');
      if (equals < 1 || equals == pair.length() - 1) {
        throw new IllegalArgumentException(
            "'" + pair + "' is no pair: --map takes BONE=POSE, such as bone1=camera");
      }
      String bone = pair.substring(0, equals).strip();
      String pose = pair.substring(equals + 1).strip();
      if (poses.containsValue(pose) || poses.put(bone, pose) != null) {
        throw new IllegalArgumentException("--map mentions '" + pair + "' a second time");
      }
    }
    return new Mapping(poses);
  }

  /** Whether a pose of a hand is meant. */
  public boolean hands() {
    return poses.values().stream().anyMatch(pose -> pose.contains("."));
  }

  /** Whether the camera is meant. */
  public boolean camera() {
    return poses.containsValue("camera");
  }
}
