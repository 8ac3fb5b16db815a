package dev.diptych.animation.scene;

import dev.diptych.animation.hand.Joint;
import java.util.ArrayList;
import java.util.List;

/** Which joints of a hand are joined, and how thick the hand is there. */
final class Bones {
  private static final List<Joint> JOINTS = List.of(Joint.values());
  private static final int PER_FINGER = 5;

  /** Half of the width of an adult finger, in metres, at its base and at its end. */
  private static final double BASE = 0.011;

  private static final double END = 0.0075;

  /** All bones, from the wrist to the tips. */
  static final List<Bone> ALL = bones();

  /**
   * A bone with its flesh.
   *
   * @param from the joint that is nearer to the wrist
   * @param to the next one
   * @param radius in metres
   */
  record Bone(Joint from, Joint to, double radius) {}

  private Bones() {}

  private static List<Bone> bones() {
    List<Bone> bones = new ArrayList<>();
    bones.add(new Bone(Joint.WRIST, Joint.PALM, BASE));
    finger(bones, Joint.THUMB_METACARPAL, PER_FINGER - 1);
    finger(bones, Joint.INDEX_METACARPAL, PER_FINGER);
    finger(bones, Joint.MIDDLE_METACARPAL, PER_FINGER);
    finger(bones, Joint.RING_METACARPAL, PER_FINGER);
    finger(bones, Joint.PINKY_METACARPAL, PER_FINGER);
    return List.copyOf(bones);
  }

  private static void finger(List<Bone> bones, Joint first, int count) {
    Joint before = Joint.WRIST;
    for (int i = 0; i < count; i++) {
      Joint joint = JOINTS.get(first.index() + i);
      bones.add(new Bone(before, joint, BASE + (END - BASE) * i / (count - 1)));
      before = joint;
    }
  }
}
