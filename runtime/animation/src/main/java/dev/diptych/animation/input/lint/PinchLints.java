package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.ArrayList;
import java.util.List;

/** A lint for hands that pinch although the fingers do not. */
final class PinchLints {
  private static final int TRACKED = 0;
  private static final int PINCHING = 1;
  private static final int THUMB = 2;
  private static final int INDEX = 5;

  /** In metres: the tips touch within 1 or 2 cm of their centres. */
  private static final double MAX_DISTANCE = 0.04;

  /** In seconds: the simulated hands of MRTK pinch at once, and their fingers close later. */
  private static final double CLOSING = 0.2;

  private PinchLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "pinch-apart",
            (animation, report) -> animation.hands().forEach(hand -> check(hand, report)),
            "Bring ThumbTip and IndexTip together while the hand pinches, or end the pinch."));
  }

  private static void check(Hand hand, LintReport report) {
    List<Curve> curves = new ArrayList<>(List.of(hand.tracked(), hand.pinching()));
    for (String name : List.of("ThumbTip", "IndexTip")) {
      hand.joint(name).filter(PinchLints::isPlaced).ifPresent(tip -> curves.addAll(tip.position()));
    }
    if (curves.size() == INDEX + 3 && KeyWalk.canVisit(curves) && hand.pinching().everTrue()) {
      check(hand, new KeyWalk(curves), report);
    }
  }

  private static boolean isPlaced(Pose pose) {
    return !pose.position().stream().allMatch(Curve::isEmpty);
  }

  private static void check(Hand hand, KeyWalk walk, LintReport report) {
    double since = Double.POSITIVE_INFINITY;
    int reported = -1;
    while (walk.advance()) {
      boolean ends = walk.wasTrue(PINCHING) && !walk.isTrue(PINCHING);
      if (walk.isTrue(PINCHING) && since == Double.POSITIVE_INFINITY) {
        since = walk.time();
      }
      boolean closed = ends || (walk.isTrue(PINCHING) && walk.time() > since + CLOSING);
      int pinch = ends ? walk.key(PINCHING) - 1 : walk.key(PINCHING);
      if (closed && walk.wasTrue(TRACKED) && pinch > reported) {
        double distance = walk.distance(THUMB, INDEX);
        if (distance > MAX_DISTANCE) {
          reported = pinch;
          report.add(hand.pinching().at(pinch), message(hand, walk.time(), distance));
        }
      }
      since = walk.isTrue(PINCHING) ? since : Double.POSITIVE_INFINITY;
    }
  }

  private static String message(Hand hand, double time, double distance) {
    return "the %s hand pinches at %s s while ThumbTip and IndexTip are %s cm apart"
        .formatted(
            hand.label(),
            NumberFormatting.exact((float) time),
            NumberFormatting.rounded(100 * distance, 1));
  }
}
