package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.note;
import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.model.document.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Lints for hands: joints, pinch and pointer play only while the hand is tracked, fingers touch
 * while it pinches, and its bones keep their lengths.
 */
final class HandLints {
  /** The joint that the pointer ray of a hand needs. */
  private static final String POINTER = "IndexTip";

  private static final int MAX_NAMES = 5;

  // Where the curves of a pinch begin in their walk.
  private static final int TRACKED = 0;
  private static final int PINCHING = 1;
  private static final int THUMB = 2;
  private static final int INDEX = 5;

  /** In metres: the tips touch within 1 or 2 cm of their centres. */
  private static final double MAX_DISTANCE = 0.04;

  /** In seconds: the simulated hands of MRTK pinch at once, and their fingers close later. */
  private static final double CLOSING = 0.2;

  /** In metres: hand tracking estimates a bone anew in each frame, to within millimetres. */
  private static final double MAX_CHANGE = 0.01;

  /** The joints of each finger from its root to its tip. */
  private static final List<List<String>> FINGERS =
      List.of(
          List.of("ThumbMetacarpalJoint", "ThumbProximalJoint", "ThumbDistalJoint", "ThumbTip"),
          finger("Index"),
          finger("Middle"),
          finger("Ring"),
          finger("Pinky"));

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
                + " them."),
        warning(
            "pinch-apart",
            (animation, report) -> animation.hands().forEach(hand -> checkPinch(hand, report)),
            "Bring ThumbTip and IndexTip together while the hand pinches, or end the pinch."),
        warning(
            "bone-length",
            (animation, report) -> animation.hands().forEach(hand -> checkBones(hand, report)),
            "Move both joints of a bone together; a bone that turns far needs keys in between."));
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

  private static void checkPinch(Hand hand, LintReport report) {
    List<Curve> curves = new ArrayList<>(List.of(hand.tracked(), hand.pinching()));
    for (String name : List.of("ThumbTip", "IndexTip")) {
      hand.joint(name)
          .filter(HandLints::hasPosition)
          .ifPresent(tip -> curves.addAll(tip.position()));
    }
    if (curves.size() == INDEX + 3 && KeyWalk.canVisit(curves) && hand.pinching().everTrue()) {
      checkPinch(hand, new KeyWalk(curves), report);
    }
  }

  private static boolean hasPosition(Pose pose) {
    return !pose.position().stream().allMatch(Curve::isEmpty);
  }

  private static void checkPinch(Hand hand, KeyWalk walk, LintReport report) {
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
          report.add(hand.pinching().at(pinch), pinchMessage(hand, walk.time(), distance));
        }
      }
      since = walk.isTrue(PINCHING) ? since : Double.POSITIVE_INFINITY;
    }
  }

  private static String pinchMessage(Hand hand, double time, double distance) {
    return "the %s hand pinches at %s s while ThumbTip and IndexTip are %s cm apart"
        .formatted(
            hand.label(),
            NumberFormatting.exact((float) time),
            NumberFormatting.rounded(100 * distance, 1));
  }

  private static List<String> finger(String name) {
    return Stream.of("Metacarpal", "Knuckle", "MiddleJoint", "DistalJoint", "Tip")
        .map(joint -> name + joint)
        .toList();
  }

  /** Reports the bone that changes most, and the number of others. */
  private static void checkBones(Hand hand, LintReport report) {
    List<BoneLength> changing = changingBones(hand);
    if (!changing.isEmpty()) {
      BoneLength most =
          changing.stream().max(Comparator.comparingDouble(BoneLength::change)).orElseThrow();
      String others = NumberFormatting.count(changing.size() - 1, "more bone");
      String message = most.message() + (changing.size() == 1 ? "" : "; " + others + " like it");
      report.add(most.at(), hand.label() + " " + message);
    }
  }

  private static List<BoneLength> changingBones(Hand hand) {
    List<BoneLength> changing = new ArrayList<>();
    for (List<String> finger : hand.tracked().everTrue() ? FINGERS : List.<List<String>>of()) {
      for (int joint = 1; joint < finger.size(); joint++) {
        Pose parent = hand.joint(finger.get(joint - 1)).orElseThrow();
        Pose child = hand.joint(finger.get(joint)).orElseThrow();
        if (canMeasure(parent) && canMeasure(child) && KeyWalk.canVisit(List.of(hand.tracked()))) {
          BoneLength length = BoneLength.of(hand, parent, child);
          if (length.change() > MAX_CHANGE) {
            changing.add(length);
          }
        }
      }
    }
    return changing;
  }

  private static boolean canMeasure(Pose pose) {
    return pose.position().stream().noneMatch(Curve::isEmpty) && KeyWalk.canVisit(pose.position());
  }
}
