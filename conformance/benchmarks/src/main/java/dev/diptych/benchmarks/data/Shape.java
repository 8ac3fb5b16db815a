package dev.diptych.benchmarks.data;

import java.util.ArrayList;
import java.util.List;

/** The parts of a recording. */
public enum Shape {
  /** Camera, hands and gaze: 395 curves. */
  EVERYTHING(true),
  /** The camera alone: 7 curves. */
  CAMERA(false);

  private static final int HANDS = 2;
  private static final int SEEN_JOINTS = 26;

  private final boolean everything;

  Shape(boolean everything) {
    this.everything = everything;
  }

  /** The three flags of a file. */
  List<Integer> flags() {
    int rest = everything ? 1 : 0;
    return List.of(1, rest, rest);
  }

  /** All curves in the order of a file. */
  public List<Group> groups() {
    List<Group> groups = new ArrayList<>(List.of(Group.VECTOR, Group.ROTATION));
    if (everything) {
      groups.addAll(List.of(Group.SWITCH, Group.SWITCH, Group.SWITCH, Group.SWITCH));
      for (int hand = 0; hand < HANDS; hand++) {
        groups.add(Group.UNSEEN);
        for (int joint = 0; joint < SEEN_JOINTS; joint++) {
          groups.add(Group.VECTOR);
          groups.add(Group.ROTATION);
        }
      }
      groups.addAll(List.of(Group.VECTOR, Group.VECTOR));
    }
    return groups;
  }
}
