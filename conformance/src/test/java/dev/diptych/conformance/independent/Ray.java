package dev.diptych.conformance.independent;

import java.util.List;

/** The six curves of a ray, in the order of the file. */
public record Ray(
    Curve originX,
    Curve originY,
    Curve originZ,
    Curve directionX,
    Curve directionY,
    Curve directionZ) {
  /** A ray of six curves in the order of the file. */
  public static Ray of(List<Curve> curves) {
    if (curves.size() != 6) {
      throw new IllegalArgumentException("a ray has 6 curves, not " + curves.size());
    }
    return new Ray(
        curves.get(0), curves.get(1), curves.get(2), curves.get(3), curves.get(4), curves.get(5));
  }

  /** The curves in the order of the file. */
  public List<Curve> curves() {
    return List.of(originX, originY, originZ, directionX, directionY, directionZ);
  }
}
