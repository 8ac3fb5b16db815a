package dev.diptych.animation.input;

import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The seven curves of a position and a rotation.
 *
 * @param label the name in messages, such as {@code left Wrist}
 * @param path the path of the pose
 * @param position its curves x, y, z
 * @param rotation its curves x, y, z, w
 */
public record Pose(String label, Path path, List<Curve> position, List<Curve> rotation) {
  /** The index of W among the curves of the rotation. */
  public static final int W = 3;

  private static final String UNUSED = " None";

  /** Keeps its own copies. */
  public Pose {
    position = List.copyOf(position);
    rotation = List.copyOf(rotation);
  }

  /** The curve W of the rotation. */
  public Curve w() {
    return rotation.get(W);
  }

  /** All curves, in the order of the bytes. */
  public List<Curve> curves() {
    List<Curve> all = new ArrayList<>(position);
    all.addAll(rotation);
    return all;
  }

  /** Whether it is the joint None, the name of the absent joint. */
  public boolean isUnused() {
    return label.endsWith(UNUSED);
  }

  /** Whether there are no keys at all. */
  public boolean isEmpty() {
    return curves().stream().allMatch(Curve::isEmpty);
  }
}
