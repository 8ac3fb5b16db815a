package dev.diptych.view.answer;

import dev.diptych.family.scene.Node;
import dev.diptych.family.scene.Scene;
import dev.diptych.family.scene.Track;
import java.util.LinkedHashSet;
import java.util.Set;

/** The first time at which something is visible that is not always visible, such as a hand. */
final class FirstSight {
  private static final double VISIBLE = 0.5;

  private FirstSight() {}

  /** That time; the start if there is none, or if all is visible at all times. */
  static double of(Scene scene) {
    Set<Track> switches = new LinkedHashSet<>();
    for (Node node : scene.nodes()) {
      if (node.visible() != null) {
        switches.add(node.visible());
      }
    }
    return switches.stream()
        .mapToDouble(FirstSight::on)
        .filter(time -> time <= scene.end())
        .map(time -> Math.max(scene.start(), time))
        .min()
        .orElse(scene.start());
  }

  private static double on(Track track) {
    double[] numbers = new double[track.numbers()];
    for (int key = 0; key < track.size(); key++) {
      track.read(key, numbers, 0);
      if (numbers[0] > VISIBLE) {
        return key == 0 ? Double.NEGATIVE_INFINITY : track.time(key);
      }
    }
    return Double.POSITIVE_INFINITY;
  }
}
