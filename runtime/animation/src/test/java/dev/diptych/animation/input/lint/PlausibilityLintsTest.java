package dev.diptych.animation.input.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.input.AnimationBuilder;
import dev.diptych.animation.input.CollectedDiagnostics;
import org.junit.jupiter.api.Test;

/** Lints for what is valid but hardly meant: wide steps, far positions, odd hands and gazes. */
class PlausibilityLintsTest {
  private static final String LEFT = "hands.joints_left.joints";
  private static final String KNUCKLE = LEFT + "[8]";
  private static final String MIDDLE = LEFT + "[9]";
  private static final String THUMB_TIP = LEFT + "[6]";
  private static final String INDEX_TIP = LEFT + "[11]";

  private static AnimationBuilder turning(double degrees) {
    double half = Math.toRadians(degrees) / 2;
    return AnimationBuilder.shipped()
        .rotation("camera", 0, 0, 0, 0, 1)
        .rotation("camera", 1, 0, Math.sin(half), 0, Math.cos(half));
  }

  /** A hand with all joints, so that other lints are silent. */
  private static AnimationBuilder hand() {
    AnimationBuilder hand = AnimationBuilder.shipped().keys("hands.tracked_left", 0, 1);
    for (int joint = 1; joint < 27; joint++) {
      hand.rotation(LEFT + "[" + joint + "]", 0, 0, 0, 0, 1);
    }
    return hand;
  }

  private static void position(AnimationBuilder hand, String joint, double time, double x) {
    hand.keys(joint + ".position_x", time, x).keys(joint + ".position_y", time, 0);
    hand.keys(joint + ".position_z", time, 0);
  }

  @Test
  void aStepOfMoreThan30DegreesIsReported() {
    assertThat(CollectedDiagnostics.all(turning(30)).codes()).isEmpty();
    CollectedDiagnostics found = CollectedDiagnostics.all(turning(90));
    assertThat(found.codes()).containsExactly("rotation-step at camera.rotation_x.keyframes[1]");
    assertThat(found.messages().get(0))
        .contains("turns 90 degrees between 0 s and 1 s; halfway its length is 0.924");
  }

  @Test
  void aJumpIsNoStep() {
    AnimationBuilder take = turning(0).rotation("camera", 1.0001, 0, 0.8, 0, 0.6);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
  }

  @Test
  void aStepWithKeysOfOneAxisInBetweenIsNotStraight() {
    AnimationBuilder take = turning(90).keys("camera.rotation_y", 0.5, 0.4);
    assertThat(CollectedDiagnostics.all(take).codes()).doesNotContain("rotation-step");
  }

  @Test
  void tangentsBendTheLine() {
    AnimationBuilder straight = AnimationBuilder.old();
    AnimationBuilder bent = AnimationBuilder.old();
    for (String axis : new String[] {"x", "y", "z", "w"}) {
      float from = axis.equals("w") ? 1 : 0;
      float to = axis.equals("w") || axis.equals("y") ? (float) Math.sqrt(0.5) : 0;
      String curve = "camera.rotation_" + axis;
      straight.key(curve, 0, from).key(curve, 1, to);
      bent.key(curve, 0, from, 0, 0, 0, 0, 0).key(curve, 1, to, 0, 0, 0, 0, 0);
    }
    assertThat(CollectedDiagnostics.all(straight).codes())
        .containsExactly("rotation-step at camera.rotation_x.keyframes[1]");
    assertThat(CollectedDiagnostics.all(bent).codes()).isEmpty();
  }

  @Test
  void stepsOfAHandThatIsLostAreIgnored() {
    AnimationBuilder take = hand().rotation(LEFT + "[1]", 2, 0, 0.8, 0, 0.6);
    assertThat(CollectedDiagnostics.all(take).codes())
        .containsExactly("rotation-step at " + LEFT + "[1].rotation_x.keyframes[1]");
    take.keys("hands.tracked_left", 0.1, 0, 1.9, 1);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
  }

  @Test
  void positionsInCentimetresAreReported() {
    AnimationBuilder take = turning(10);
    position(take, "camera", 0, 9.9);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
    position(take, "camera", 1, -150);
    position(take, "camera", 2, -160);
    CollectedDiagnostics found = CollectedDiagnostics.all(take);
    assertThat(found.codes()).containsExactly("position-far at camera.position_x.keyframes[1]");
    assertThat(found.messages().get(0))
        .contains("the position at 1 s is 150 m from the origin; 1 more key like it");
  }

  @Test
  void farPositionsOfOneAxisAreReported() {
    AnimationBuilder take = turning(10).keys("camera.position_y", 0, 1e30);
    assertThat(CollectedDiagnostics.all(take).messages())
        .containsExactly(
            "warning: camera position_y: the position at 0 s is 1.0E30 m from the origin");
  }

  @Test
  void directionsOfTheGazeAreChecked() {
    AnimationBuilder take = AnimationBuilder.shipped();
    for (String axis : new String[] {"x", "y", "z"}) {
      take.keys("eye_gaze.direction_" + axis, 0, 0, 1, axis.equals("z") ? 1 : 0, 2, 1);
    }
    CollectedDiagnostics found = CollectedDiagnostics.all(take);
    assertThat(found.codes())
        .containsExactly(
            "gaze-direction-zero at eye_gaze.direction_x.keyframes[0]",
            "gaze-direction-not-unit at eye_gaze.direction_x.keyframes[2]");
    assertThat(found.messages().get(1)).contains("at 2 s has the length 1.7321");
  }

  @Test
  void jointsWithoutKeysAreReportedInHandsOfMostJoints() {
    AnimationBuilder take = AnimationBuilder.shipped().keys("hands.tracked_left", 0, 1, 1, 1);
    take.rotation(INDEX_TIP, 0, 0, 0, 0, 1);
    for (int joint = 1; joint < 11; joint++) {
      take.rotation(LEFT + "[" + joint + "]", 0, 0, 0, 0, 1);
    }
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
    for (int joint = 12; joint < 20; joint++) {
      take.rotation(LEFT + "[" + joint + "]", 0, 0, 0, 0, 1);
    }
    CollectedDiagnostics found = CollectedDiagnostics.all(take);
    assertThat(found.codes()).containsExactly("joints-incomplete at hands.joints_left");
    assertThat(found.messages().get(0))
        .contains("no keys for 7 joints: RingDistalJoint, RingTip, PinkyMetacarpal,")
        .endsWith("...");
    assertThat(CollectedDiagnostics.all(hand().keys("hands.tracked_left", 1, 1)).codes()).isEmpty();
  }

  @Test
  void aPinchWithTheTipsApartIsReported() {
    AnimationBuilder take = hand().keys("hands.pinching_left", 0, 1, 1, 0, 2, 1, 3, 0);
    position(take, THUMB_TIP, 0, 0);
    position(take, INDEX_TIP, 0, 0.03);
    position(take, INDEX_TIP, 1.5, 0.03);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
    position(take, INDEX_TIP, 2.5, 0.09);
    CollectedDiagnostics found = CollectedDiagnostics.all(take);
    assertThat(found.codes()).containsExactly("pinch-apart at hands.pinching_left.keyframes[2]");
    assertThat(found.messages().get(0)).contains("pinches at 2.5 s").contains("9 cm apart");
  }

  @Test
  void fingersMayCloseAfterThePinchBegins() {
    AnimationBuilder take = hand().keys("hands.pinching_left", 0, 0, 1, 1, 1.5, 0);
    position(take, THUMB_TIP, 0, 0);
    position(take, INDEX_TIP, 0, 0.1);
    position(take, INDEX_TIP, 1, 0.1);
    position(take, INDEX_TIP, 1.15, 0.01);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
    AnimationBuilder brief = hand().keys("hands.pinching_left", 0, 0, 1, 1, 1.1, 0);
    position(brief, THUMB_TIP, 0, 0);
    position(brief, INDEX_TIP, 0, 0.1);
    assertThat(CollectedDiagnostics.all(brief).codes())
        .containsExactly("pinch-apart at hands.pinching_left.keyframes[1]");
  }

  @Test
  void aBoneThatChangesItsLengthIsReported() {
    AnimationBuilder take = hand();
    position(take, KNUCKLE, 0, 0);
    position(take, KNUCKLE, 2, 1);
    position(take, MIDDLE, 0, 0.04);
    position(take, MIDDLE, 2, 1.045);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
    position(take, MIDDLE, 4, 1.06);
    CollectedDiagnostics found = CollectedDiagnostics.all(take);
    assertThat(found.codes())
        .containsExactly("bone-length at " + MIDDLE + ".position_x.keyframes[2]");
    assertThat(found.messages().get(0))
        .contains("left IndexKnuckle to IndexMiddleJoint: the bone changes its length by 2 cm,")
        .contains("from 4 cm at 0 s to 6 cm at 4 s");
    take.keys("hands.tracked_left", 3.5, 0);
    assertThat(CollectedDiagnostics.all(take).codes()).isEmpty();
  }

  /** The positions of the parent have no key at the time that shows the change. */
  @Test
  void bonesAreMeasuredAtTheKeysOfEitherJoint() {
    AnimationBuilder take = hand();
    position(take, KNUCKLE, 0, 0);
    position(take, KNUCKLE, 2, 1);
    position(take, MIDDLE, 0, 0.04);
    position(take, MIDDLE, 1, 0.52);
    position(take, MIDDLE, 2, 1.04);
    CollectedDiagnostics found = CollectedDiagnostics.all(take);
    assertThat(found.messages().get(0)).contains("from 4 cm at 0 s to 2 cm at 1 s");
  }
}
