package dev.diptych.animation.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.curve.AnimationCurve;
import org.junit.jupiter.api.Test;

class PlaybackCurveTest {
  private static final String X = "camera.position_x";

  private static AnimationCurve x(AnimationBuilder animation) {
    return PlaybackCurve.of(InputAnimation.of(animation.build()).camera().position().get(0));
  }

  @Test
  void simpleKeysHaveStraightLinesBetweenThem() {
    AnimationCurve curve = x(AnimationBuilder.shipped().keys(X, 0, 1, 2, 5));
    assertThat(curve.at(0.5)).isEqualTo(2);
    assertThat(curve.at(-1)).isEqualTo(1);
    assertThat(curve.at(9)).isEqualTo(5);
  }

  @Test
  void otherKeysHaveTangents() {
    AnimationCurve curve =
        x(AnimationBuilder.old().key(X, 0, 0, 0, 0, 0, 0, 0).key(X, 1, 1, 0, 0, 0, 0, 0));
    assertThat(curve.at(0.25)).isCloseTo(3 * 0.0625 - 2 * 0.015625, within(1e-12));
  }

  @Test
  void weightsCountAsTheirModeSays() {
    AnimationCurve curve =
        x(AnimationBuilder.old().key(X, 0, 0, 9, 0, 9, 0, 3).key(X, 1, 1, 0, 9, 0, 9, 3));
    assertThat(curve.at(0.25)).isCloseTo(0.25, within(1e-12));
  }

  @Test
  void infiniteTangentsHold() {
    AnimationCurve curve =
        x(
            AnimationBuilder.old()
                .key(X, 0, 3, 0, Float.POSITIVE_INFINITY, 0, 0, 0)
                .key(X, 1, 1, 0, 0, 0, 0, 0));
    assertThat(curve.at(0.99)).isEqualTo(3);
  }

  @Test
  void booleansHold() {
    InputAnimation animation =
        InputAnimation.of(
            AnimationBuilder.old().keys("hands.tracked_left", 0, 0, 1, 1, 2, 0).build());
    AnimationCurve tracked = PlaybackCurve.of(animation.hands().get(0).tracked());
    assertThat(tracked.isTrueAt(0.99)).isFalse();
    assertThat(tracked.isTrueAt(1)).isTrue();
    assertThat(tracked.isTrueAt(1.99)).isTrue();
    assertThat(tracked.isTrueAt(2)).isFalse();
  }

  @Test
  void curvesAreRepeatedAsTheirWrapModesSay() {
    AnimationCurve curve =
        x(
            AnimationBuilder.shipped()
                .keys(X, 0, 0, 1, 10)
                .number(X + ".pre_wrap", 4)
                .number(X + ".post_wrap", 2));
    assertThat(curve.at(1.25)).isCloseTo(2.5, within(1e-12));
    assertThat(curve.at(-0.25)).isCloseTo(2.5, within(1e-12));
    assertThat(curve.at(-1.25)).isCloseTo(7.5, within(1e-12));
  }

  @Test
  void keysThatAreNotFiniteAreOmitted() {
    AnimationCurve curve =
        x(AnimationBuilder.shipped().keys(X, 0, 1, 1, Double.NaN, 1.5, 1e300, 2, 5));
    assertThat(curve.keys().size()).isEqualTo(2);
    assertThat(curve.at(1)).isEqualTo(3);
  }
}
