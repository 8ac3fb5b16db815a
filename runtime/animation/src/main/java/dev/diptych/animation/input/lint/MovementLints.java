package dev.diptych.animation.input.lint;

import static dev.diptych.animation.input.lint.InputLint.warning;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.report.LintReport;
import dev.diptych.animation.report.NumberFormatting;
import java.util.ArrayList;
import java.util.List;

/** Lints for how hands move: jumps, two hands in one place, a pinch that nothing plays. */
final class MovementLints {
  private static final String WRIST = "Wrist";
  private static final String PALM = "Palm";

  /** In metres: palms that touch are farther apart. */
  private static final double ONE_PLACE = 0.02;

  // Where the curves begin in the walks.
  private static final int TRACKED = 0;
  private static final int PINCHING = 1;
  private static final int POSITION = 1;

  /** In seconds. */
  private static final double LEAST_PINCH = 0.1;

  private MovementLints() {}

  static List<InputLint> all() {
    return List.of(
        warning(
            "jump",
            (animation, report) -> animation.hands().forEach(hand -> jump(animation, hand, report)),
            "Give the way more time, or end `tracked` before the jump and begin it after."),
        warning(
            "hands-in-one-place",
            MovementLints::onePlace,
            "Move one of the hands; in words, `Left { mirror Right }` mirrors it."),
        warning(
            "pinch-while-untracked",
            (animation, report) -> animation.hands().forEach(hand -> pinch(hand, report)),
            "Without tracking there is no hand that pinches: playback ends its Select.",
            "Track the hand all the time, or end the pinch before the hand is lost."));
  }

  /** Jumps in the world that are none relative to the camera are those of the camera. */
  private static void jump(InputAnimation animation, Hand hand, LintReport report) {
    Pose wrist =
        hand.joint(WRIST).filter(pose -> PoseCursor.canVisit(pose.position())).orElse(null);
    if (wrist == null || !hand.tracked().everTrue() || !KeyWalk.canVisit(List.of(hand.tracked()))) {
      return;
    }
    List<Curve> curves = new ArrayList<>(List.of(hand.tracked()));
    curves.addAll(wrist.position());
    KeyWalk walk = new KeyWalk(curves);
    Pose camera = animation.camera();
    PoseCursor head =
        camera != null && PoseCursor.canVisit(camera.curves()) ? new PoseCursor(camera) : null;
    Jumps jumps =
        new Jumps(
            head,
            jump -> report.add(wrist.position().get(0).at(jump.key()), jumpMessage(hand, jump)));
    while (walk.advance()) {
      jumps.add(place(walk, POSITION), walk.time(), walk.key(POSITION), walk.wasTrue(TRACKED));
    }
    jumps.end();
  }

  private static Vector place(KeyWalk walk, int first) {
    return new Vector(walk.value(first), walk.value(first + 1), walk.value(first + 2));
  }

  private static String jumpMessage(Hand hand, Jumps.Jump jump) {
    return "the %s wrist moves %s between %s s and %s s, %s m/s"
        .formatted(
            hand.label(),
            Way.length(jump.way()),
            NumberFormatting.exact((float) jump.from()),
            NumberFormatting.exact((float) jump.until()),
            NumberFormatting.rounded(jump.way() / (jump.until() - jump.from()), 0));
  }

  private static void onePlace(InputAnimation animation, LintReport report) {
    List<Pose> palms = new ArrayList<>();
    List<Curve> tracked = new ArrayList<>();
    for (Hand hand : animation.hands()) {
      hand.joint(PALM).filter(pose -> PoseCursor.canVisit(pose.curves())).ifPresent(palms::add);
      tracked.add(hand.tracked());
    }
    boolean both = palms.size() == 2 && tracked.stream().allMatch(Curve::everTrue);
    if (!both || !KeyWalk.canVisit(tracked)) {
      return;
    }
    Spell spell = new Spell();
    new TrackedSamples(tracked, animation.duration())
        .forEach(new Palms(new PoseCursor(palms.get(0)), new PoseCursor(palms.get(1)), spell));
    if (spell.isFound()) {
      report.add(
          palms.get(1).position().get(0).at(spell.key()),
          "both palms are less than %s apart %s%s"
              .formatted(Way.length(ONE_PLACE), spell.text(), spell.others()));
    }
  }

  /** Looks whether palms are in one place. */
  private record Palms(PoseCursor left, PoseCursor right, Spell spell)
      implements TrackedSamples.Visitor {
    @Override
    public boolean isWrong(double time) {
      return overlap(time) > 0;
    }

    private double overlap(double time) {
      return ONE_PLACE - right.position(time).minus(left.position(time)).norm();
    }

    @Override
    public void add(double time) {
      spell.add(time, right.key(), overlap(time));
    }

    @Override
    public boolean hasEnough() {
      return spell.count() > 1;
    }

    @Override
    public void lose() {
      spell.end();
    }
  }

  private static void pinch(Hand hand, LintReport report) {
    List<Curve> curves = List.of(hand.tracked(), hand.pinching());
    if (!hand.pinching().everTrue() || !hand.tracked().everTrue() || !KeyWalk.canVisit(curves)) {
      return;
    }
    KeyWalk walk = new KeyWalk(curves);
    double since = Double.POSITIVE_INFINITY;
    int key = 0;
    while (walk.advance()) {
      boolean unplayed = walk.isTrue(PINCHING) && !walk.isTrue(TRACKED);
      if (walk.time() - since >= LEAST_PINCH) {
        report.add(
            hand.pinching().at(key),
            "the %s hand pinches from %s s on, but is not tracked until %s s"
                .formatted(
                    hand.label(),
                    NumberFormatting.exact((float) since),
                    NumberFormatting.exact((float) walk.time())));
        return;
      }
      if (!unplayed) {
        since = Double.POSITIVE_INFINITY;
      } else if (since == Double.POSITIVE_INFINITY) {
        since = walk.time();
        key = walk.key(PINCHING);
      }
    }
  }
}
