package dev.diptych.conformance.playback;

import java.util.ArrayList;
import java.util.List;

/** The joints of a hand by their numbers in a file, and the bones between them. */
final class Bones {
  static final int WRIST = 1;
  static final int PALM = 2;
  static final int THUMB_TIP = 6;
  static final int INDEX_KNUCKLE = 8;
  static final int INDEX_TIP = 11;
  static final int LAST = 26;

  private static final int[] FIRST = {3, 7, 12, 17, 22};

  /**
   * A bone.
   *
   * @param from a joint, which is the parent
   * @param to the next joint
   */
  record Bone(int from, int to) {}

  private Bones() {}

  /** The bones of the fingers and of the thumb, and those from the wrist to them and the palm. */
  static List<Bone> all() {
    List<Bone> bones = new ArrayList<>(inner());
    bones.add(new Bone(WRIST, PALM));
    for (int first : FIRST) {
      bones.add(new Bone(WRIST, first));
    }
    return bones;
  }

  /** The bones that begin at a joint with a rotation of its own. */
  static List<Bone> inner() {
    List<Bone> bones = new ArrayList<>();
    for (int joint = FIRST[0]; joint < LAST; joint++) {
      int next = joint + 1;
      if (next != FIRST[1] && next != FIRST[2] && next != FIRST[3] && next != FIRST[4]) {
        bones.add(new Bone(joint, next));
      }
    }
    return bones;
  }
}
