package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.NumberFormatting;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Groups curves of one quantity that have the same times, such as the axes of a position: an error
 * in their times is one fault, and one row of a text.
 */
final class SharedTimes {
  private SharedTimes() {}

  /**
   * Calls {@code check} with each curve whose times may be wrong, and its label. Of curves with the
   * same times, it is called with the first.
   */
  static void forEach(InputAnimation animation, BiConsumer<Curve, String> check) {
    for (List<Curve> group : groups(animation)) {
      List<Curve> suspects = group.stream().filter(c -> !c.facts().ascending()).toList();
      List<Curve> seen = new ArrayList<>();
      for (Curve curve : suspects) {
        if (seen.stream().noneMatch(other -> curve.hasTimesOf(other))) {
          seen.add(curve);
          int more = (int) suspects.stream().filter(c -> curve.hasTimesOf(c)).count() - 1;
          check.accept(curve, label(curve, more));
        }
      }
    }
  }

  private static String label(Curve curve, int more) {
    return curve.label() + (more == 0 ? "" : " and " + NumberFormatting.count(more, "more curve"));
  }

  private static List<List<Curve>> groups(InputAnimation animation) {
    List<List<Curve>> groups = new ArrayList<>();
    for (Hand hand : animation.hands()) {
      groups.add(List.of(hand.tracked()));
      groups.add(List.of(hand.pinching()));
    }
    for (Pose pose : animation.poses()) {
      groups.add(pose.position());
      groups.add(pose.rotation());
    }
    if (animation.gaze() != null) {
      groups.add(animation.gaze().origin());
      groups.add(animation.gaze().direction());
    }
    return groups;
  }
}
