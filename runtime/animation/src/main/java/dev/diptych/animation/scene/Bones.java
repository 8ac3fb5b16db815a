package dev.diptych.animation.scene;

import dev.diptych.animation.hand.Joint;
import java.util.ArrayList;
import java.util.List;

/** Which joints of a hand are joined, and how thick the hand is there. */
final class Bones {
  private static final List<Joint> JOINTS = List.of(Joint.values());

  /** The part of the bones between the wrist and the fingers, which has a front and a back. */
  private static final String PALM = "palm";

  /** Half of the thickness of an adult hand, in metres, from the wrist to the tips of fingers. */
  private static final double[] FINGER = {0.013, 0.012, 0.0105, 0.009, 0.008, 0.0065};

  private static final double[] LITTLE = {0.013, 0.011, 0.009, 0.0075, 0.007, 0.0055};
  private static final double[] THUMB = {0.013, 0.013, 0.0115, 0.010, 0.008};

  private static final double INSIDE = 0.9;

  /** The first bones of a finger that are in the palm: to its metacarpal joint, to its knuckle. */
  private static final int IN_PALM = 2;

  /** All bones, from the wrist to the tips. */
  static final List<Bone> ALL = bones();

  /**
   * A bone with its flesh.
   *
   * @param from the joint that is nearer to the wrist
   * @param to the next one
   * @param fromRadius half of its thickness at the first joint, in metres
   * @param toRadius half of its thickness at the other joint
   * @param part the finger, or the palm
   */
  record Bone(Joint from, Joint to, double fromRadius, double toRadius, String part) {
    /** Whether its front is not its back. */
    boolean hasSides() {
      return part.equals(PALM);
    }
  }

  private Bones() {}

  private static List<Bone> bones() {
    List<Bone> bones = new ArrayList<>();
    bones.add(new Bone(Joint.WRIST, Joint.PALM, FINGER[0], FINGER[1], PALM));
    finger(bones, Joint.THUMB_METACARPAL, "thumb", THUMB, 1);
    finger(bones, Joint.INDEX_METACARPAL, "index", FINGER, IN_PALM);
    finger(bones, Joint.MIDDLE_METACARPAL, "middle", FINGER, IN_PALM);
    finger(bones, Joint.RING_METACARPAL, "ring", FINGER, IN_PALM);
    finger(bones, Joint.PINKY_METACARPAL, "pinky", LITTLE, IN_PALM);
    across(bones, Joint.INDEX_KNUCKLE, Joint.MIDDLE_KNUCKLE);
    across(bones, Joint.MIDDLE_KNUCKLE, Joint.RING_KNUCKLE);
    across(bones, Joint.RING_KNUCKLE, Joint.PINKY_KNUCKLE);
    return List.copyOf(bones);
  }

  private static void finger(
      List<Bone> bones, Joint first, String part, double[] radius, int inPalm) {
    Joint before = Joint.WRIST;
    for (int i = 0; i + 1 < radius.length; i++) {
      Joint joint = JOINTS.get(first.index() + i);
      // A finger begins inside of the palm, and all bones of the palm inside of its middle one: of
      // surfaces at one place, specks of each would be seen.
      double start = i == inPalm || i == 0 ? INSIDE * radius[i] : radius[i];
      bones.add(new Bone(before, joint, start, radius[i + 1], i < inPalm ? PALM : part));
      before = joint;
    }
  }

  /** What closes the palm between two knuckles. */
  private static void across(List<Bone> bones, Joint from, Joint to) {
    double radius = INSIDE * FINGER[IN_PALM];
    bones.add(new Bone(from, to, radius, radius, PALM));
  }
}
