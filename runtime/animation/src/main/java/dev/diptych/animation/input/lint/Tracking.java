package dev.diptych.animation.input.lint;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import org.jspecify.annotations.Nullable;

/**
 * When a pose plays: joints do only while their hand is tracked. What a curve does while it is not
 * is of no consequence, such as the line from where a recording lost a hand to where it found it.
 */
final class Tracking {
  private final @Nullable Curve tracked;

  private Tracking(@Nullable Curve tracked) {
    this.tracked = tracked;
  }

  static Tracking of(InputAnimation animation, Pose pose) {
    for (Hand hand : animation.hands()) {
      if (hand.path().equals(pose.path().parent())) {
        return new Tracking(hand.tracked());
      }
    }
    return new Tracking(null);
  }

  /** Whether the pose plays at {@code time}; true if the keys that decide are not in order. */
  boolean at(double time) {
    if (tracked == null || !tracked.facts().ascending()) {
      return true;
    }
    int low = 0;
    int high = tracked.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (tracked.time(middle) <= time) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return !tracked.isEmpty() && tracked.isTrue(low);
  }
}
