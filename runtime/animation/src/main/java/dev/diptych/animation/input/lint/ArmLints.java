package dev.diptych.animation.input.lint;

import dev.diptych.animation.hand.Arm;
import dev.diptych.animation.hand.Body;
import dev.diptych.animation.hand.WristAngles;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.report.LintReport;
import dev.diptych.model.diagnostic.Severity;
import dev.diptych.model.document.Document;
import dev.diptych.model.lint.Lint;
import dev.diptych.model.lint.LintSink;
import dev.diptych.model.schema.FormatName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Reports hands that the arms of a person do not allow, while they are tracked: out of reach,
 * behind the back, with a wrist that does not bend so. One lint for all, since each sample of an
 * arm answers all of them; of those that hold at one time, only the first, from which the others
 * follow.
 */
final class ArmLints implements Lint {
  private static final String WRIST = "Wrist";
  private static final String KNUCKLE = "MiddleKnuckle";

  /** From the wrist to the middle knuckle of a hand of size 1, in metres. */
  private static final double HAND = 0.0836;

  /** A hand that seems larger is no hand, but joints that someone placed. */
  private static final double MAX_SIZE = 3;

  /** After so many spells, a hand is not looked at any more. */
  private static final int ENOUGH = 10;

  /** In metres; {@code position-far} reports what is farther. */
  private static final double FARTHEST = 1000;

  @Override
  public boolean appliesTo(FormatName format) {
    return InputAnimation.isIn(format);
  }

  @Override
  public void check(Document document, LintSink sink) {
    InputAnimation animation = InputAnimation.of(document);
    Reports reports = new Reports(sink);
    Pose camera = animation.camera();
    if (camera != null && PoseCursor.canVisit(camera.curves())) {
      for (Hand hand : animation.hands()) {
        hand.joint(WRIST)
            .filter(wrist -> PoseCursor.canVisit(wrist.curves()))
            .filter(wrist -> hand.tracked().everTrue() && hand.tracked().facts().ascending())
            .ifPresent(wrist -> new Survey(hand, wrist, camera).run(animation.duration(), reports));
      }
    }
    reports.close();
  }

  /** One report for each code. */
  private record Reports(LintReport reach, LintReport behind, LintReport wrist) {
    Reports(LintSink sink) {
      this(
          new LintReport(
              sink,
              Severity.WARNING,
              "out-of-reach",
              List.of(
                  "Move the hand to the camera or the camera to the hand; in words, `in Body` has"
                      + " places relative to the camera.")),
          new LintReport(
              sink,
              Severity.WARNING,
              "behind",
              List.of("+Z is ahead of a camera that is not rotated: hands are at positive z.")),
          new LintReport(
              sink,
              Severity.WARNING,
              "unnatural-wrist",
              List.of(
                  "Turn the hand another way; in words, `natural` keeps the wrist straight.",
                  "Between palm down and palm up, a palm faces the other hand: add a key there, since"
                      + " rotations take the shortest way.")));
    }

    void close() {
      reach.close();
      behind.close();
      wrist.close();
    }
  }

  /** One hand. */
  private static final class Survey implements TrackedSamples.Visitor {
    private final Hand hand;
    private final Pose wrist;
    private final Pose camera;
    private final Arm arm;
    private final Spell reach = new Spell();
    private final Spell behind = new Spell();
    private final Spell bent = new Spell();
    private final PoseCursor wrists;
    private final PoseCursor cameras;
    // How far the current time is beyond each limit, if it is.
    private double tooFar;
    private double back;
    private double tooBent;

    Survey(Hand hand, Pose wrist, Pose camera) {
      this.hand = hand;
      this.wrist = wrist;
      this.camera = camera;
      this.arm = new Arm(hand.side(), size(hand, wrist));
      this.wrists = new PoseCursor(wrist);
      this.cameras = new PoseCursor(camera);
    }

    /** The arm is at least that of an average adult: small hands are measured too small. */
    private static double size(Hand hand, Pose wrist) {
      Optional<Pose> knuckle =
          hand.joint(KNUCKLE).filter(joint -> PoseCursor.canVisit(joint.curves()));
      if (knuckle.isEmpty()) {
        return 1;
      }
      // Before its first key, each curve has the value of that key.
      double time = Double.NEGATIVE_INFINITY;
      Vector from = new PoseCursor(wrist).position(time);
      double size = new PoseCursor(knuckle.get()).position(time).minus(from).norm() / HAND;
      return size > 1 && size < MAX_SIZE ? size : 1;
    }

    void run(double end, Reports reports) {
      new TrackedSamples(List.of(hand.tracked()), end).forEach(this);
      if (reach.isFound()) {
        reports.reach.add(wrist.position().get(0).at(reach.key()), reachMessage());
      }
      if (behind.isFound()) {
        reports.behind.add(wrist.position().get(0).at(behind.key()), behindMessage());
      }
      if (bent.isFound()) {
        reports.wrist.add(wrist.rotation().get(0).at(bent.key()), bentMessage());
      }
    }

    @Override
    public boolean isWrong(double time) {
      tooFar = 0;
      back = 0;
      tooBent = 0;
      Optional<Body> body = Body.of(cameras.position(time), cameras.rotation(time));
      Vector place = wrists.position(time);
      Quaternion rotation = wrists.rotation(time);
      if (body.isPresent() && rotation.norm() > 0) {
        measure(body.get(), place, rotation.unit());
      }
      return tooFar > 0 || back > 0 || tooBent > 0;
    }

    private void measure(Body body, Vector place, Quaternion rotation) {
      tooFar = arm.distance(body, place) - Arm.REACH * arm.size();
      if (!(tooFar > 0)) {
        back = -body.local(place).z() - Arm.BEHIND;
        tooBent = back > 0 ? 0 : WristExcess.of(arm.angles(body, place, rotation)).degrees();
      } else if (tooFar > FARTHEST) {
        tooFar = 0;
      }
    }

    @Override
    public void add(double time) {
      isWrong(time);
      reach.add(time, wrists.key(), tooFar);
      behind.add(time, wrists.key(), back);
      bent.add(time, wrists.rotationKey(), tooBent);
    }

    @Override
    public boolean hasEnough() {
      return reach.count() + behind.count() + bent.count() >= ENOUGH;
    }

    @Override
    public void lose() {
      reach.end();
      behind.end();
      bent.end();
    }

    private Body body(double time) {
      PoseCursor cursor = new PoseCursor(camera);
      return Body.of(cursor.position(time), cursor.rotation(time)).orElseThrow();
    }

    private Vector place(double time) {
      return new PoseCursor(wrist).position(time);
    }

    private String reachMessage() {
      double time = reach.worst();
      Body body = body(time);
      Vector place = place(time);
      double radius = Arm.REACH * arm.size();
      Vector offset = body.local(place).minus(body.local(arm.shoulder(body)));
      Arm other = new Arm(hand.side().other(), arm.size());
      String hands =
          other.reaches(body, place)
              ? "; the %s hand reaches it".formatted(other.side().label().toLowerCase(Locale.ROOT))
              : "";
      return "the %s wrist is up to %s from its shoulder %s; it is within reach, %s, if the camera goes %s%s%s"
          .formatted(
              hand.label(),
              Way.length(offset.norm()),
              reach.text(),
              Way.length(radius),
              Way.text(Way.into(offset, radius)),
              hands,
              reach.others());
    }

    private String behindMessage() {
      double time = behind.worst();
      return "the %s wrist is up to %s behind the camera %s%s"
          .formatted(
              hand.label(),
              Way.length(-body(time).local(place(time)).z()),
              behind.text(),
              behind.others());
    }

    private String bentMessage() {
      double time = bent.worst();
      Quaternion rotation = new PoseCursor(wrist).rotation(time).unit();
      WristAngles angles = arm.angles(body(time), place(time), rotation);
      return "the %s %s%s"
          .formatted(hand.label(), WristExcess.of(angles).text(bent.text()), bent.others());
    }
  }
}
