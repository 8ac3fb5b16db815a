package dev.diptych.animation.authoring.space;

import dev.diptych.animation.math.Vector;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A face of a prop. Axes are those of a Unity transform that is looked at: its front is at −Z, its
 * left at −X.
 */
public enum Face {
  FRONT("Front", 0, 0, -1),
  BACK("Back", 0, 0, 1),
  LEFT("Left", -1, 0, 0),
  RIGHT("Right", 1, 0, 0),
  TOP("Top", 0, 1, 0),
  BOTTOM("Bottom", 0, -1, 0);

  private final String label;
  private final double x;
  private final double y;
  private final double z;

  Face(String label, double x, double y, double z) {
    this.label = label;
    this.x = x;
    this.y = y;
    this.z = z;
  }

  /** Its name in texts. */
  public String label() {
    return label;
  }

  /** Away from the prop, in its axes, of length 1. */
  public Vector outward() {
    return new Vector(x, y, z);
  }

  /** The face with a name. */
  static Optional<Face> named(String name) {
    return Arrays.stream(values()).filter(face -> face.label.equals(name)).findFirst();
  }

  /** All names. */
  static List<String> labels() {
    return Arrays.stream(values()).map(Face::label).toList();
  }
}
