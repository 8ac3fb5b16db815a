package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.motion.RandomMotions;
import org.junit.jupiter.api.Test;

class SlerpTest {
  private static double angle(Quaternion from, Quaternion to) {
    return RotationMatrix.of(from).transposed().times(RotationMatrix.of(to)).angle();
  }

  @Test
  void slerpIsExactAtItsEnds() {
    RandomMotions.each(
        some -> {
          Quaternion from = some.roundedRotation();
          Quaternion to = some.roundedRotation();
          assertThat(from.slerp(to, 0)).isEqualTo(from);
          assertThat(from.slerp(to, 1)).isEqualTo(to.near(from));
          assertThat(from.slerp(to, 1, Quaternion.Hemisphere.AS_GIVEN)).isEqualTo(to);
        });
  }

  @Test
  void slerpHasConstantSpeedAlongTheShorterArc() {
    RandomMotions.each(
        some -> {
          Quaternion from = some.rotation();
          Quaternion to = some.rotation();
          double part = some.part();
          Quaternion between = from.slerp(to, part);
          assertThat(angle(from, between)).isCloseTo(part * angle(from, to), within(1e-9));
          assertThat(angle(between, to)).isCloseTo((1 - part) * angle(from, to), within(1e-9));
          assertThat(between.norm()).isCloseTo(1, within(1e-12));
        });
  }

  @Test
  void slerpIgnoresSigns() {
    RandomMotions.each(
        some -> {
          Quaternion from = some.rotation();
          Quaternion to = some.rotation();
          double part = some.part();
          QuaternionTest.assertClose(from.slerp(to.negated(), part), from.slerp(to, part));
        });
  }

  @Test
  void slerpTakesTheLongerArcOnlyOnRequest() {
    Quaternion from = Quaternion.IDENTITY;
    Quaternion to = new Quaternion(Math.sqrt(0.5), 0, 0, -Math.sqrt(0.5));
    Quaternion longer = from.slerp(to, 0.5, Quaternion.Hemisphere.AS_GIVEN);
    Quaternion shorter = from.slerp(to, 0.5, Quaternion.Hemisphere.NEAREST);
    assertThat(angle(from, shorter)).isCloseTo(Math.PI / 4, within(1e-12));
    assertThat(angle(from, longer)).isCloseTo(3 * Math.PI / 4, within(1e-12));
  }

  @Test
  void slerpBetweenEqualRotationsIsConstant() {
    RandomMotions.each(
        some -> {
          Quaternion q = some.roundedRotation();
          assertThat(q.slerp(q, some.part())).isEqualTo(q);
        });
  }

  @Test
  void slerpIsPreciseForSmallAnglesAndOppositePoints() {
    RandomMotions.each(
        some -> {
          Quaternion from = some.rotation();
          double small = Math.pow(10, -1 - some.below(9));
          Quaternion to = from.times(new Quaternion(small, 0, 0, 0).exp());
          assertThat(angle(from, from.slerp(to, 0.5)))
              .isCloseTo(small, within(1e-9 * small + 1e-15));
          Quaternion half = from.slerp(from.negated(), 0.5, Quaternion.Hemisphere.AS_GIVEN);
          assertThat(half.norm()).isCloseTo(1, within(1e-12));
          assertThat(half.dot(from)).isCloseTo(0, within(1e-12));
        });
  }

  @Test
  void controlPointsBendSquad() {
    Quaternion about = new Quaternion(0, 0, 0.1, 0);
    Quaternion one = about.exp();
    Quaternion two = about.scaled(2).exp();
    QuaternionTest.assertClose(one.squad(two, one, two, 0.3), one.slerp(two, 0.3));
    assertThat(one.squad(two, Quaternion.IDENTITY, two, 0)).isEqualTo(one);
    assertThat(one.squad(two, Quaternion.IDENTITY, two, 1)).isEqualTo(two);
  }
}
