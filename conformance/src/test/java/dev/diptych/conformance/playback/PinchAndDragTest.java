package dev.diptych.conformance.playback;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.playback.Bones.Bone;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A hand reaches, pinches, drags 30 cm and lets go; measured at 1 kHz. */
class PinchAndDragTest {
  private static final Animation DRAG = Example.compile("pinch_drag");
  private static final Animation BOTH = Example.compile("pinch_drag_mirrored");

  private static final double BEGIN = 0.2;
  private static final double END = 3.6;
  private static final double METRES = 0.0005;
  private static final double DEGREES = 0.25;

  /** Keys are floats. */
  private static final double ROUNDING = 1e-5;

  private static final V START = new V(0.22, 1.10, 0.25);
  private static final V REACH = new V(0.16, 1.38, 0.40);
  private static final V DRAGGED = REACH.plus(new V(-0.30, 0, 0));

  /** The angles of the index finger in Open and in Pinch: knuckle, middle and distal joint. */
  private static final double[] OPEN = {6, 6, 5};

  private static final double[] PINCH = {45, 31, 45};

  static double[] times(double from, double until) {
    return IntStream.rangeClosed(0, (int) Math.round(1000 * (until - from)))
        .mapToDouble(step -> from + step / 1000.0)
        .toArray();
  }

  private static V pinchPoint(List<Pose> hand, double time) {
    V thumb = Playback.position(hand.get(Bones.THUMB_TIP), time);
    return thumb.to(Playback.position(hand.get(Bones.INDEX_TIP), time), 0.5);
  }

  private static V path(double time) {
    if (time < 1.8) {
      return START.to(REACH, Ease.IN_OUT.at(time, 0.2, 1.2));
    }
    return time < 2.8
        ? REACH.to(DRAGGED, Ease.IN_OUT.at(time, 1.8, 2.8))
        : DRAGGED.to(START, Ease.LINEAR.at(time, 2.8, 3.6));
  }

  private static Q wrist(double time) {
    return Q.about('y', -20 * Ease.LINEAR.at(time, 0.2, 2));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void bonesKeepTheirLengths(boolean right) {
    List<Pose> hand = right ? BOTH.jointsRight() : BOTH.jointsLeft();
    for (Bone bone : Bones.all()) {
      double[] lengths =
          DoubleStream.of(times(0, END + 0.5))
              .map(
                  time ->
                      Playback.position(hand.get(bone.from()), time)
                          .distance(Playback.position(hand.get(bone.to()), time)))
              .toArray();
      double shortest = DoubleStream.of(lengths).min().orElseThrow();
      double longest = DoubleStream.of(lengths).max().orElseThrow();
      assertThat(longest - shortest).as("%s", bone).isLessThan(0.001);
      assertThat(shortest).as("%s", bone).isGreaterThan(0.01);
    }
  }

  @Test
  void fingersTouchWhilePinchingAndAreApartInOpen() {
    for (double time : times(0, END + 0.5)) {
      double gap =
          Playback.position(DRAG.jointsRight().get(Bones.THUMB_TIP), time)
              .distance(Playback.position(DRAG.jointsRight().get(Bones.INDEX_TIP), time));
      boolean pinching = Playback.isTrue(DRAG.pinchingRight(), time);
      assertThat(pinching).as("at %s", time).isEqualTo(time >= 1.5f && time < 3f);
      if (pinching) {
        assertThat(gap).as("at %s", time).isLessThan(0.015);
      }
      if (time <= 1.2 || time >= 3.2) {
        assertThat(gap).as("at %s", time).isGreaterThan(0.04);
      }
      assertThat(Playback.isTrue(DRAG.trackedRight(), time))
          .as("at %s", time)
          .isEqualTo(time >= 0.2f && time < 3.6f);
    }
  }

  @Test
  void thePinchPointIsDraggedThirtyCentimetres() {
    V from = pinchPoint(DRAG.jointsRight(), 1.8);
    V until = pinchPoint(DRAG.jointsRight(), 2.8);
    assertThat(from.distance(until)).isBetween(0.299, 0.301);
    assertThat(until.minus(from).distance(new V(-0.3, 0, 0))).isLessThan(0.001);
  }

  @Test
  void thePinchPointIsOnItsPath() {
    for (double time : times(BEGIN, END)) {
      assertThat(pinchPoint(DRAG.jointsRight(), time).distance(path(time)))
          .as("at %s", time)
          .isLessThan(METRES + ROUNDING);
    }
  }

  @Test
  void theWristTurnsAtOneSpeed() {
    Pose pose = DRAG.jointsRight().get(Bones.WRIST);
    for (double time : times(BEGIN, END)) {
      assertIsNear(Playback.rotation(pose, time), wrist(time), 1, time);
    }
  }

  /** An angle counts fully, and a length of 1 - d as an angle of 2d radians. */
  static void assertIsNear(Q played, Q ideal, double tolerances, double time) {
    assertThat(played.angle(ideal)).as("at %s", time).isLessThan(tolerances * DEGREES + ROUNDING);
    assertThat(Math.toDegrees(2 * Math.abs(1 - played.length())))
        .as("length at %s", time)
        .isLessThan(DEGREES + ROUNDING);
  }

  /** While the gesture does not change, all joints move as one with the wrist. */
  @Test
  void jointsAreWithinTheToleranceOfARigidHand() {
    Map<Double, Double> spans = Map.of(0.2, 1.2, 1.5, 3.0, 3.2, 3.6);
    List<Pose> hand = DRAG.jointsRight();
    spans.forEach(
        (from, until) -> {
          for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
            Pose pose = hand.get(joint);
            // Keys are exact at authored times.
            Q back = wrist(from).inverse();
            V place = back.turn(Playback.position(pose, from).minus(path(from)));
            Q turn = back.times(Playback.rotation(pose, from));
            for (double time : times(from, until)) {
              V ideal = path(time).plus(wrist(time).turn(place));
              assertThat(Playback.position(pose, time).distance(ideal))
                  .as("joint %s at %s", joint, time)
                  .isLessThan(METRES + ROUNDING);
              assertIsNear(Playback.rotation(pose, time), wrist(time).times(turn), 1, time);
            }
          }
        });
  }

  /** While the gesture changes, each joint of the index finger is a hinge with an eased angle. */
  @Test
  void theIndexFingerBendsAsTheGesturesSay() {
    List<Pose> hand = DRAG.jointsRight();
    for (int joint = 1; joint < OPEN.length; joint++) {
      Pose parent = hand.get(Bones.INDEX_KNUCKLE + joint - 1);
      Pose child = hand.get(Bones.INDEX_KNUCKLE + joint);
      for (double time : times(BEGIN, END)) {
        double part = time < 3 ? Ease.OUT.at(time, 1.2, 1.5) : 1 - Ease.LINEAR.at(time, 3, 3.2);
        double angle = OPEN[joint] + part * (PINCH[joint] - OPEN[joint]);
        Q bent = Playback.rotation(parent, time).inverse().times(Playback.rotation(child, time));
        assertIsNear(bent.times(scale(1 / bent.length())), Q.about('x', angle), 2, time);
      }
    }
  }

  private static Q scale(double factor) {
    return new Q(0, 0, 0, factor);
  }

  /** Positions follow from rotations: each bone points along the +Z of its joint. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void bonesPointAsTheirJointsTurn(boolean right) {
    List<Pose> hand = right ? BOTH.jointsRight() : BOTH.jointsLeft();
    for (Bone bone : Bones.inner()) {
      Pose parent = hand.get(bone.from());
      Pose child = hand.get(bone.to());
      double length = Playback.position(parent, BEGIN).distance(Playback.position(child, BEGIN));
      V along = new V(0, 0, length);
      double limit = 2 * METRES + length * Math.toRadians(DEGREES) + ROUNDING;
      for (double time : times(BEGIN, END)) {
        V expected =
            Playback.position(parent, time).plus(Playback.rotation(parent, time).turn(along));
        assertThat(Playback.position(child, time).distance(expected))
            .as("%s at %s", bone, time)
            .isLessThan(limit);
      }
    }
  }

  @Test
  void theLeftHandIsTheMirroredOneSmallerByATenth() {
    for (double time : times(BEGIN, END)) {
      V smaller = START.to(path(time), 0.9);
      V mirrored = new V(-smaller.x(), smaller.y(), smaller.z());
      assertThat(pinchPoint(BOTH.jointsLeft(), time).distance(mirrored))
          .as("at %s", time)
          .isLessThan(METRES + ROUNDING);
      assertThat(Playback.isTrue(BOTH.pinchingLeft(), time))
          .isEqualTo(Playback.isTrue(BOTH.pinchingRight(), time));
      for (int joint = Bones.WRIST; joint <= Bones.LAST; joint++) {
        Q q = Playback.rotation(BOTH.jointsRight().get(joint), time);
        Q turned = new Q(q.x(), -q.y(), -q.z(), q.w());
        Q left = Playback.rotation(BOTH.jointsLeft().get(joint), time);
        assertThat(left.angle(turned)).isLessThan(2 * DEGREES);
      }
    }
    for (Bone bone : Bones.all()) {
      assertThat(length(BOTH.jointsLeft(), bone))
          .isBetween(
              0.9 * length(BOTH.jointsRight(), bone) - ROUNDING,
              0.9 * length(BOTH.jointsRight(), bone) + ROUNDING);
    }
  }

  private static double length(List<Pose> hand, Bone bone) {
    return Playback.position(hand.get(bone.from()), BEGIN)
        .distance(Playback.position(hand.get(bone.to()), BEGIN));
  }

  @Test
  void keysAreFew() {
    for (Pose pose : DRAG.jointsRight().subList(Bones.WRIST, Bones.LAST + 1)) {
      assertThat(pose.positionX().keys().size()).isBetween(10, 80);
      assertThat(pose.rotationW().keys().size()).isBetween(5, 60);
    }
  }
}
