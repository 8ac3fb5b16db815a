package dev.diptych.conformance.independent;

import java.util.ArrayList;
import java.util.List;

/**
 * What decides which parts a file has: everything that a reader branches on.
 *
 * @param hasCamera always true in 1.0, as {@code hasHands} is; {@code hasGaze} is always false
 *     there
 */
public record Shape(
    Layout layout, int minor, boolean hasCamera, boolean hasHands, boolean hasGaze) {
  /** Both layouts of 1.0, and of 1.1 with each of the eight combinations of flags: 18 shapes. */
  public static final List<Shape> ALL = all();

  private static List<Shape> all() {
    List<Shape> shapes = new ArrayList<>();
    for (Layout layout : Layout.values()) {
      shapes.add(new Shape(layout, 0, true, true, false));
      for (int flags = 0; flags < 8; flags++) {
        shapes.add(new Shape(layout, 1, (flags & 1) != 0, (flags & 2) != 0, (flags & 4) != 0));
      }
    }
    return List.copyOf(shapes);
  }
}
