package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.animation.curve.Hand;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.animation.curve.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * Curves with the same times that belong together, such as the axes of a position. What is wrong
 * with their times is one fault, and one row of a text.
 */
final class SharedTimes {
  private SharedTimes() {}

  /**
   * Passes each curve whose times need a look to {@code look}, with a label. Of the curves of one
   * quantity that have the same times, that is the first.
   */
  static void forEach(Animation animation, BiConsumer<Curve, String> look) {
    for (List<Curve> group : groups(animation)) {
      List<Curve> suspects = group.stream().filter(c -> !c.facts().ascending()).toList();
      List<Curve> seen = new ArrayList<>();
      for (Curve curve : suspects) {
        if (seen.stream().noneMatch(other -> sameTimes(other, curve))) {
          seen.add(curve);
          int more = (int) suspects.stream().filter(c -> sameTimes(curve, c)).count() - 1;
          look.accept(curve, label(curve, more));
        }
      }
    }
  }

  private static String label(Curve curve, int more) {
    return curve.label() + (more == 0 ? "" : " and " + Numbers.count(more, "more curve"));
  }

  private static List<List<Curve>> groups(Animation animation) {
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

  private static boolean sameTimes(Curve curve, Curve other) {
    boolean same = curve.size() == other.size();
    for (int key = 0; same && key < curve.size(); key++) {
      same = curve.timeBits(key) == other.timeBits(key);
    }
    return same;
  }
}
