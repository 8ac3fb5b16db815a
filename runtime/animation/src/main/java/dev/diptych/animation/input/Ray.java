package dev.diptych.animation.input;

import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The six curves of the eye gaze.
 *
 * @param path the path of the ray
 * @param origin its curves x, y, z
 * @param direction its curves x, y, z
 */
public record Ray(Path path, List<Curve> origin, List<Curve> direction) {
  /** Keeps its own copies. */
  public Ray {
    origin = List.copyOf(origin);
    direction = List.copyOf(direction);
  }

  /** All curves, in the order of the bytes. */
  public List<Curve> curves() {
    List<Curve> all = new ArrayList<>(origin);
    all.addAll(direction);
    return all;
  }

  /** Whether there are no keys at all. */
  public boolean isEmpty() {
    return curves().stream().allMatch(Curve::isEmpty);
  }
}
