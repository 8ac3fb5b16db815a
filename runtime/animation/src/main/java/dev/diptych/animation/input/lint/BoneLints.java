package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A lint for bones of a hand that change their length. */
final class BoneLints {
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

  private BoneLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "bone-length",
            (animation, report) -> animation.hands().forEach(hand -> check(hand, report)),
            "Move both joints of a bone together; a bone that turns far needs keys in between."));
  }

  private static List<String> finger(String name) {
    return Stream.of("Metacarpal", "Knuckle", "MiddleJoint", "DistalJoint", "Tip")
        .map(joint -> name + joint)
        .toList();
  }

  /** Reports the bone that changes most, and the number of others. */
  private static void check(Hand hand, LintReport report) {
    List<BoneLength> changing = changing(hand);
    if (!changing.isEmpty()) {
      BoneLength most =
          changing.stream().max(Comparator.comparingDouble(BoneLength::change)).orElseThrow();
      String others = NumberFormatting.count(changing.size() - 1, "more bone");
      String message = most.message() + (changing.size() == 1 ? "" : "; " + others + " like it");
      report.add(most.at(), hand.label() + " " + message);
    }
  }

  private static List<BoneLength> changing(Hand hand) {
    List<BoneLength> changing = new ArrayList<>();
    for (List<String> finger : hand.tracked().everTrue() ? FINGERS : List.<List<String>>of()) {
      for (int joint = 1; joint < finger.size(); joint++) {
        Pose parent = hand.joint(finger.get(joint - 1)).orElseThrow();
        Pose child = hand.joint(finger.get(joint)).orElseThrow();
        if (isPlaced(parent) && isPlaced(child) && KeyWalk.canVisit(List.of(hand.tracked()))) {
          BoneLength length = BoneLength.of(hand, parent, child);
          if (length.change() > MAX_CHANGE) {
            changing.add(length);
          }
        }
      }
    }
    return changing;
  }

  private static boolean isPlaced(Pose pose) {
    return pose.position().stream().noneMatch(Curve::isEmpty) && KeyWalk.canVisit(pose.position());
  }
}
