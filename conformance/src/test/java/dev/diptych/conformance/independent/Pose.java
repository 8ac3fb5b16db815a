package dev.diptych.conformance.independent;

import java.util.List;

/** The seven curves of a pose, in the order of the file. */
public record Pose(
    Curve positionX,
    Curve positionY,
    Curve positionZ,
    Curve rotationX,
    Curve rotationY,
    Curve rotationZ,
    Curve rotationW) {
  /** A pose of seven curves in the order of the file. */
  public static Pose of(List<Curve> curves) {
    if (curves.size() != 7) {
      throw new IllegalArgumentException("a pose has 7 curves, not " + curves.size());
    }
    return new Pose(
        curves.get(0),
        curves.get(1),
        curves.get(2),
        curves.get(3),
        curves.get(4),
        curves.get(5),
        curves.get(6));
  }

  /** The curves in the order of the file. */
  public List<Curve> curves() {
    return List.of(positionX, positionY, positionZ, rotationX, rotationY, rotationZ, rotationW);
  }
}
