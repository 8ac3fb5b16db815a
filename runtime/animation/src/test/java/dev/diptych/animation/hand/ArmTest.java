package dev.diptych.animation.hand;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Checks the arm against rotations that another implementation of the same model found. */
class ArmTest {
  private static final Vector EYES = new Vector(0, 1.6, 0);
  private static final Body AHEAD = new Body(EYES, Quaternion.IDENTITY);

  private static Vector vector(String text) {
    return Vector.of(numbers(text));
  }

  private static double[] numbers(String text) {
    return Arrays.stream(text.strip().split(" ")).mapToDouble(Double::parseDouble).toArray();
  }

  private static Quaternion rotation(String text) {
    double[] n = numbers(text);
    return new Quaternion(n[0], n[1], n[2], n[3]);
  }

  private static Body lookingAt(Vector target) {
    return Body.of(EYES, LookRotation.of(target.minus(EYES))).orElseThrow();
  }

  private static void assertSame(Quaternion rotation, String expected) {
    Quaternion other = rotation(expected).near(rotation);
    double most = Math.abs(rotation.plus(other.negated()).norm());
    assertThat(most).as(rotation.toString()).isLessThan(2e-5);
  }

  /** What is pinned stays where it is: its place in the frame of the wrist follows from the row. */
  @ParameterizedTest
  @CsvSource({
    "RIGHT, FINGERS, 0 0 1, 0.12 1.45 0.55, 0.12 1.45 0.48,"
        + " 0.13087 1.47268 0.31929, 0.00000 0.00000 0.00873 0.99996",
    "RIGHT, PALM, -1 0 0, 0 1.3 0.45, 0.05 1.3 0.45,"
        + " 0.10537 1.24383 0.33835, -0.09230 -0.09230 -0.70106 0.70106",
    "RIGHT, PALM, -1 0 0, 0.15 1.3 0.4875, 0.15 1.3 0.4875,"
        + " 0.14900 1.31375 0.43905, 0.05548 0.05548 -0.70493 0.70493",
    "LEFT, PALM, 0.14 0.22 -0.36, 0 1.5 1, -0.14 1.38 0.36,"
        + " -0.16190 1.34629 0.32965, 0.07910 0.44974 0.86093 0.22423",
  })
  void theMostComfortableRotationIsFound(
      Side side,
      HandAxis axis,
      String direction,
      String look,
      String pinned,
      String wrist,
      String expected) {
    Vector target = vector(pinned);
    Vector local = rotation(expected).inverse().rotate(target.minus(vector(wrist)));
    Quaternion found =
        new Arm(side, 1)
            .along(
                lookingAt(vector(look)),
                axis,
                vector(direction).unit(),
                rotation -> target.minus(rotation.rotate(local)));
    assertSame(found, expected);
  }

  @Test
  void aNaturalRotationIsFoundForAPinnedTip() {
    Vector tip = new Vector(-0.19322, 1.49187, 0.33482);
    HandPose pose = Gestures.builtIn().get("Point");
    Vector local = new HandSkeleton(Side.RIGHT, 1).point(pose, HandPoint.of(Joint.INDEX_TIP));
    Arm arm = new Arm(Side.RIGHT, 1);
    Quaternion found = arm.natural(AHEAD, rotation -> tip.minus(rotation.rotate(local)));
    assertSame(found, "-0.16113 -0.41199 -0.41761 0.79366");
    Vector wrist = tip.minus(found.rotate(local));
    assertThat(wrist.minus(new Vector(-0.09275, 1.38639, 0.25553)).norm()).isLessThan(2e-5);
    WristAngles angles = arm.angles(AHEAD, wrist, found);
    assertThat(angles.pronation()).isCloseTo(45, within(1e-4));
    assertThat(angles.flexion()).isCloseTo(0, within(1e-4));
    assertThat(angles.deviation()).isCloseTo(0, within(1e-4));
  }

  @ParameterizedTest
  @EnumSource(Side.class)
  void bothBonesKeepTheirLengths(Side side) {
    Arm arm = new Arm(side, 1.1);
    for (Vector wrist : List.of(new Vector(0.1, 1.3, 0.3), new Vector(-0.2, 1.6, 0.2))) {
      Vector elbow = arm.elbow(AHEAD, wrist);
      assertThat(elbow.minus(arm.shoulder(AHEAD)).norm()).isCloseTo(0.3135, within(1e-12));
      assertThat(wrist.minus(elbow).norm()).isCloseTo(0.297, within(1e-12));
      assertThat(elbow.y()).isLessThan(1.4);
    }
  }

  @Test
  void anArmThatIsTooShortIsStraight() {
    Arm arm = new Arm(Side.RIGHT, 1);
    Vector wrist = arm.shoulder(AHEAD).plus(new Vector(0, 0, 2));
    assertThat(arm.elbow(AHEAD, wrist).minus(new Vector(0.18, 1.4, 0.195)).norm())
        .isLessThan(1e-12);
    assertThat(arm.reaches(AHEAD, wrist)).isFalse();
    assertThat(arm.reaches(AHEAD, arm.shoulder(AHEAD).plus(new Vector(0, 0, 0.7)))).isTrue();
    WristAngles angles = arm.angles(AHEAD, wrist, Quaternion.IDENTITY);
    assertThat(angles.flexion()).isCloseTo(0, within(1e-9));
  }

  /** A wrist at its shoulder, or in line with it below, has some arm all the same. */
  @Test
  void placesWithoutADirectionHaveAnArm() {
    Arm arm = new Arm(Side.LEFT, 1);
    Vector shoulder = arm.shoulder(AHEAD);
    Vector hanging = shoulder.plus(new Vector(-0.3, -1, -0.3));
    for (Vector wrist : List.of(shoulder, shoulder.plus(new Vector(0, 0, 0.01)), hanging)) {
      Quaternion forearm = arm.forearm(AHEAD, wrist);
      assertThat(forearm.norm()).isCloseTo(1, within(1e-9));
    }
  }

  /** The forearm points ahead, its palm to the inside. */
  @ParameterizedTest
  @CsvSource({
    "RIGHT, 0 0 0 1, 0, 0, 0",
    "RIGHT, 0 0 0.70711 0.70711, 0, 0, 90",
    "RIGHT, 0 0 -0.70711 0.70711, 0, 0, -90",
    "RIGHT, 0.5 0 0 0.86603, 60, 0, 0",
    "RIGHT, 0 -0.25882 0 0.96593, 0, 30, 0",
    "LEFT, 0 0.25882 0 0.96593, 0, 30, 0",
    "LEFT, 0 0 -0.70711 0.70711, 0, 0, 90",
    "LEFT, 0.5 0 0 0.86603, 60, 0, 0"
  })
  void anglesHaveTheSignsOfAnatomy(
      Side side, String rotation, double flexion, double deviation, double pronation) {
    WristAngles angles = WristAngles.of(side, rotation(rotation));
    assertThat(angles.flexion()).isCloseTo(flexion, within(0.01));
    assertThat(angles.deviation()).isCloseTo(deviation, within(0.01));
    assertThat(angles.pronation()).isCloseTo(pronation, within(0.01));
  }

  @Test
  void limitsHoldOnBothSides() {
    assertThat(new WristAngles(130, 80, 30).isNatural()).isTrue();
    assertThat(new WristAngles(-120, -75, -45).isNatural()).isTrue();
    assertThat(new WristAngles(131, 0, 0).isNatural()).isFalse();
    assertThat(new WristAngles(0, -76, 0).isNatural()).isFalse();
    assertThat(new WristAngles(0, 0, 31).isNatural()).isFalse();
    assertThat(new WristAngles(20, 60, -25).cost()).isCloseTo(2, within(1e-12));
  }

  @Test
  void theBodyTurnsWithTheHeadingOnly() {
    Quaternion pitched = LookRotation.of(new Vector(1, -5, 0));
    Body body = Body.of(EYES, pitched.scaled(3)).orElseThrow();
    assertThat(body.rotation().rotate(new Vector(0, 0, 1)).x()).isCloseTo(1, within(1e-9));
    assertThat(body.local(body.place(new Vector(1, 2, 3))).z()).isCloseTo(3, within(1e-12));
    assertThat(Body.of(EYES, new Quaternion(0, 0, 1, 0))).isEmpty();
    assertThat(Body.of(EYES, new Quaternion(0, 0, 0, 0))).isEmpty();
  }
}
