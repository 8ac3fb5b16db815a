package dev.diptych.animation.hand.pose;

import com.fasterxml.jackson.core.JsonLocation;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.json.JsonCursor;
import dev.diptych.animation.json.JsonException;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The shape of a hand by its joints: of a right hand, relative to its wrist, which is at the origin
 * and not rotated. It keeps the lengths of its own bones.
 *
 * <p>The JSON is that of MRTK's {@code ArticulatedHandPose.ToJson}: one object with the array
 * {@code items}; an item has {@code "joint"}, the name of a {@code TrackedHandJoint}, and {@code
 * pose} with {@code position} (x, y, z) and {@code rotation} (x, y, z, w). MRTK writes 27 of them,
 * {@code None} first, whose numbers mean nothing (its rotation is 0 in the published poses). They
 * are those of a right hand: {@code ParseFromJointPoses} mirrors left hands, x of positions, y and
 * z of rotations. Positions are relative to one joint (the recorder takes {@code IndexTip} at its
 * start) and to the rotation of the camera, and so are rotations. A joint that is not in the file
 * is at the origin for MRTK, which is no hand; here it is an error. Whether a hand pinches is not
 * in the file.
 *
 * @param joints the places of all joints, relative to the wrist
 */
public record ArticulatedPose(Map<Joint, Transform> joints) {
  /** The code of the diagnostic for JSON that is no pose. */
  public static final String CODE = "bad-pose";

  /** The longest JSON that is read, in bytes; MRTK writes about 10,000. */
  public static final int MAX_BYTES = 1 << 20;

  /** In metres: tips that are nearer touch. Those of MRTK's poses that pinch are within 2 cm. */
  private static final double PINCH = 0.02;

  /** In metres: knuckles that are less aside of each other do not tell which hand it is. */
  private static final double ASIDE = 0.01;

  /** How many joints a message names that the pose lacks. */
  private static final int NAMED = 3;

  /** In metres: a joint that is farther from its wrist is in another unit. */
  private static final double MAX_DISTANCE = 1;

  /** Keeps its own copy, in the order of {@link Joint}. */
  public ArticulatedPose {
    joints = new EnumMap<>(joints);
  }

  /** All joints, relative to the wrist; a copy. */
  @Override
  public Map<Joint, Transform> joints() {
    return new EnumMap<>(joints);
  }

  /** Where a joint is, relative to the wrist. */
  public Transform joint(Joint joint) {
    return Objects.requireNonNull(joints.get(joint));
  }

  /** Whether the tips of thumb and index finger touch, which the file does not tell. */
  public boolean isPinching() {
    Vector thumb = joint(HandPoint.PINCH.first()).position();
    return joint(HandPoint.PINCH.second()).position().minus(thumb).norm() <= PINCH;
  }

  /**
   * The pose of joints that are anywhere.
   *
   * @param placed all joints of one hand, in the world
   * @param isLeft whether it is a left hand
   */
  public static ArticulatedPose of(Map<Joint, Transform> placed, boolean isLeft) {
    Transform wrist = side(Objects.requireNonNull(placed.get(Joint.WRIST)), isLeft);
    Map<Joint, Transform> joints = new EnumMap<>(Joint.class);
    Quaternion back = wrist.rotation().inverse();
    placed.forEach(
        (joint, there) -> {
          Transform right = side(there, isLeft);
          Quaternion turn = back.times(right.rotation()).unit();
          joints.put(joint, new Transform(wrist.toLocal(right.position()), turn));
        });
    return new ArticulatedPose(joints);
  }

  private static Transform side(Transform placement, boolean isLeft) {
    return isLeft ? placement.mirrored() : placement;
  }

  /**
   * Reads the JSON of a pose.
   *
   * @throws JsonException if it is none, or too long
   */
  public static ArticulatedPose read(byte[] json) throws JsonException {
    JsonCursor cursor = new JsonCursor(json);
    if (json.length > MAX_BYTES) {
      throw cursor.error(
          "the JSON of a pose has no more than %,d bytes".formatted(MAX_BYTES), JsonLocation.NA);
    }
    Map<Joint, Transform> placed = new PoseReader(cursor).read();
    List<String> missing = new ArrayList<>();
    for (Joint joint : Joint.values()) {
      if (!placed.containsKey(joint)) {
        missing.add(joint.label());
      }
    }
    if (!missing.isEmpty()) {
      throw cursor.error("the pose lacks the joint " + some(missing), JsonLocation.NA);
    }
    ArticulatedPose pose = of(placed, false);
    for (Joint joint : Joint.values()) {
      if (pose.joint(joint).position().norm() > MAX_DISTANCE) {
        throw cursor.error(
            joint.label() + " is more than 1 m from the wrist; positions are in metres",
            JsonLocation.NA);
      }
    }
    if (pose.isLeft()) {
      throw cursor.error(
          "its joints are those of a left hand; poses of MRTK are of right hands, with x of"
              + " positions, y and z of rotations of a left one negated",
          JsonLocation.NA);
    }
    return pose;
  }

  private static String some(List<String> names) {
    int others = names.size() - NAMED;
    return others <= 1
        ? String.join(", ", names)
        : String.join(", ", names.subList(0, NAMED)) + " and " + others + " others";
  }

  /** Whether the index finger is on the side of the little finger: that of a hand in a mirror. */
  private boolean isLeft() {
    double index = joint(Joint.INDEX_KNUCKLE).position().x();
    return index > joint(Joint.PINKY_KNUCKLE).position().x() + ASIDE;
  }

  /**
   * The JSON of the pose, as MRTK writes it: two spaces a level, 27 items.
   *
   * @param rotation of the wrist, relative to that of the camera
   * @param origin the joint that is at (0 0 0)
   */
  public String toJson(Quaternion rotation, Joint origin) {
    Vector offset = joint(origin).position();
    StringBuilder json = new StringBuilder("{\n  \"items\": [\n");
    append(json, "None", Vector.ZERO, Quaternion.IDENTITY);
    for (Joint joint : Joint.values()) {
      Transform placement = joint(joint);
      json.append(",\n");
      append(
          json,
          joint.label(),
          rotation.rotate(placement.position().minus(offset)),
          rotation.times(placement.rotation()));
    }
    return json.append("\n  ]\n}\n").toString();
  }

  private static void append(StringBuilder json, String joint, Vector at, Quaternion rotation) {
    json.append("    {\n      \"joint\": \"").append(joint).append("\",\n      \"pose\": {\n");
    append(json, "position", "xyz", at.toArray());
    json.append(",\n");
    append(json, "rotation", "xyzw", rotation.toArray());
    json.append("\n      }\n    }");
  }

  private static void append(StringBuilder json, String name, String axes, double[] numbers) {
    json.append("        \"").append(name).append("\": {");
    for (int i = 0; i < numbers.length; i++) {
      json.append(i == 0 ? "\n" : ",\n");
      // MRTK has floats; 0.0f is added to write no −0.
      json.append("          \"").append(axes.charAt(i)).append("\": ");
      json.append((float) numbers[i] + 0.0f);
    }
    json.append("\n        }");
  }
}
