package dev.diptych.animation.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.curve.Easing.CubicBezier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class EasingTest {
  private static AnimationCurve eased(Easing easing, double end) {
    return AnimationCurve.clamped(
        new KeyframeBuilder(new double[] {2, 5}, new double[] {-1, end}).ease(0, easing).keys());
  }

  @Property
  void cubicBeziersAreThoseOfCss(
      @ForAll @DoubleRange(min = 0, max = 1) double x1,
      @ForAll @DoubleRange(min = -2, max = 3) double y1,
      @ForAll @DoubleRange(min = 0, max = 1) double x2,
      @ForAll @DoubleRange(min = -2, max = 3) double y2,
      @ForAll @DoubleRange(min = 0, max = 1) double u) {
    double time = DeCasteljau.at(u, 0, x1, x2, 1);
    double value = DeCasteljau.at(u, 0, y1, y2, 1);
    assertThat(new CubicBezier(x1, y1, x2, y2).at(time))
        .isCloseTo(value, within(precision(x1, x2)));
  }

  /** With x1 near 1 and x2 near 0 the curve is vertical in its middle. */
  private static double precision(double x1, double x2) {
    return x1 - x2 > 0.9 ? 1e-4 : 1e-10;
  }

  @Property
  void stepsAreShort(
      @ForAll @DoubleRange(min = 0, max = 1) double x1,
      @ForAll @DoubleRange(min = -9, max = 9) double y1,
      @ForAll @DoubleRange(min = 0, max = 1) double x2,
      @ForAll @DoubleRange(min = -9, max = 9) double y2,
      @ForAll @IntRange(min = 1, max = 40) int pieces) {
    Easing easing = new CubicBezier(x1, y1, x2, y2);
    double[] steps = easing.steps(pieces);
    assertThat(steps[0]).isZero();
    assertThat(steps[steps.length - 1]).isEqualTo(1);
    for (int step = 1; step < steps.length; step++) {
      assertThat(steps[step]).isGreaterThanOrEqualTo(steps[step - 1]);
      double middle = (steps[step - 1] + steps[step]) / 2;
      double before = easing.at(steps[step - 1]);
      assertThat(easing.at(steps[step])).isCloseTo(before, within(1.0 / pieces + 1e-3));
      assertThat(easing.at(middle)).isCloseTo(before, within(1.0 / pieces + 1e-3));
    }
  }

  @Test
  void namedEasingsHaveTheirKnownValues() {
    assertThat(Easing.LINEAR.at(0.3)).isEqualTo(0.3);
    assertThat(Easing.HOLD.at(0.999)).isZero();
    assertThat(Easing.HOLD.at(1)).isEqualTo(1);
    assertThat(Easing.EASE_IN_OUT.at(0.5)).isCloseTo(0.5, within(1e-15));
    assertThat(Easing.EASE_IN.at(0.5)).isCloseTo(0.315357, within(1e-6));
    assertThat(Easing.EASE_OUT.at(0.5)).isCloseTo(1 - 0.315357, within(1e-6));
    for (Easing easing : new Easing[] {Easing.LINEAR, Easing.HOLD, Easing.EASE_IN_OUT}) {
      assertThat(easing.at(0)).isZero();
      assertThat(easing.at(1)).isEqualTo(1);
    }
  }

  @Property
  void easedKeysPlayAsTheEasing(
      @ForAll @DoubleRange(min = 0.01, max = 1) double x1,
      @ForAll @DoubleRange(min = -2, max = 3) double y1,
      @ForAll @DoubleRange(min = 0, max = 0.9) double x2,
      @ForAll @DoubleRange(min = -2, max = 3) double y2,
      @ForAll @DoubleRange(min = 0, max = 1) double part) {
    Easing easing = new CubicBezier(x1, y1, x2, y2);
    assertThat(eased(easing, 7).at(2 + 3 * part))
        .isCloseTo(-1 + 8 * easing.at(part), within(10 * precision(x1, x2)));
  }

  @Property
  void verticalTangentsAreAlmostExact(
      @ForAll @DoubleRange(min = -2, max = 3) double y1,
      @ForAll @DoubleRange(min = -2, max = 3) double y2,
      @ForAll @DoubleRange(min = 0, max = 1) double part) {
    Easing easing = new CubicBezier(0, y1, 1, y2);
    assertThat(eased(easing, 7).at(2 + 3 * part)).isCloseTo(-1 + 8 * easing.at(part), within(0.01));
  }

  @Test
  void vanishingTangentsAreExact() {
    Easing easing = new CubicBezier(0, 0, 1, 1);
    assertThat(eased(easing, 7).at(3.1)).isCloseTo(-1 + 8 * easing.at(1.1 / 3), within(1e-12));
    assertThat(eased(easing, -1).at(3.1)).isEqualTo(-1);
  }

  @Test
  void linearAndHoldArePlainTangents() {
    assertThat(eased(Easing.LINEAR, 8).at(3)).isCloseTo(2, within(1e-12));
    AnimationCurve held = eased(Easing.HOLD, 8);
    assertThat(held.at(4.999)).isEqualTo(-1);
    assertThat(held.at(5)).isEqualTo(8);
  }

  @Test
  void neighbouringSegmentsAreIndependent() {
    KeyframeBuilder keys = new KeyframeBuilder(new double[] {0, 1, 2}, new double[] {0, 1, 0});
    keys.ease(0, Easing.EASE_IN).ease(1, Easing.LINEAR);
    assertThat(keys.weightedMode(0)).isEqualTo(2);
    assertThat(keys.weightedMode(1)).isEqualTo(1);
    AnimationCurve curve = AnimationCurve.clamped(keys.keys());
    assertThat(curve.at(0.5)).isCloseTo(Easing.EASE_IN.at(0.5), within(1e-12));
    assertThat(curve.at(1.5)).isCloseTo(0.5, within(1e-12));
  }

  @Test
  void numbersOutOfRangeAreRejected() {
    assertThatThrownBy(() -> new CubicBezier(-0.1, 0, 1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("x1 and x2 of a cubic-bezier must be from 0 to 1");
    assertThatThrownBy(() -> new CubicBezier(0, Double.NaN, 1, 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
