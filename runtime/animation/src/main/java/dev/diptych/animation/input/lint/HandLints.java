package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Lints for hands: joints, pinch and pointer play only while the hand is tracked. */
final class HandLints {
  /** The joint that the pointer ray of a hand needs. */
  private static final String POINTER = "IndexTip";

  private static final int MAX_NAMES = 5;

  private HandLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "joints-not-tracked",
            check(
                hand -> hand.hasJointKeys() && !hand.tracked().everTrue(),
                Hand::path,
                "the %s hand has joints, but is never tracked"),
            "Playback ignores them: add a key that marks the hand as tracked."),
        warning(
            "joints-missing",
            check(
                hand -> hand.tracked().everTrue() && !hand.hasJointKeys(),
                hand -> hand.tracked().path(),
                "the %s hand is tracked, but has no joints"),
            "All its joints play at 0 with the rotation (0 0 0 0), which is invalid."),
        note(
            "pinch-not-tracked",
            check(
                hand -> hand.pinching().everTrue() && !hand.tracked().everTrue(),
                hand -> hand.pinching().path(),
                "the %s hand pinches, but is never tracked"),
            "Playback ignores it: add a key that marks the hand as tracked."),
        warning(
            "pointer-missing",
            check(
                HandLints::hasNoPointer,
                Hand::path,
                "the %s hand is tracked, but " + POINTER + " has no keys"),
            "Without keys for " + POINTER + ", MRTK gives the hand no pointer ray."),
        note(
            "joints-incomplete",
            HandLints::incomplete,
            "They play at 0 with the rotation (0 0 0 0), which matters to what shows or uses"
                + " them."));
  }

  /** A hand of a few joints is intended, but one of most joints is hardly meant to lack others. */
  private static void incomplete(InputAnimation animation, LintReport report) {
    for (Hand hand : animation.hands()) {
      List<String> missing =
          hand.joints().stream()
              .filter(joint -> joint.isEmpty() && !joint.isUnused())
              .map(joint -> joint.label().substring(hand.label().length() + 1))
              .toList();
      if (hand.tracked().everTrue()
          && 2 * missing.size() < hand.joints().size()
          && !missing.isEmpty()) {
        report.add(
            hand.path(),
            "the %s hand is tracked, but has no keys for %s: %s"
                .formatted(
                    hand.label(), NumberFormatting.count(missing.size(), "joint"), names(missing)));
      }
    }
  }

  private static String names(List<String> names) {
    String first = String.join(", ", names.subList(0, Math.min(MAX_NAMES, names.size())));
    return names.size() > MAX_NAMES ? first + ", ..." : first;
  }

  private static InputLint.Check check(
      Predicate<Hand> bad, Function<Hand, Path> at, String message) {
    return (animation, report) ->
        animation.hands().stream()
            .filter(bad)
            .forEach(hand -> report.add(at.apply(hand), message.formatted(hand.label())));
  }

  private static boolean hasNoPointer(Hand hand) {
    boolean points = hand.joint(POINTER).filter(joint -> !joint.isEmpty()).isPresent();
    return hand.tracked().everTrue() && hand.hasJointKeys() && !points;
  }
}
