package dev.diptych.animation.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class AnimationCurveTest {
  private static final double INFINITE = Double.POSITIVE_INFINITY;

  private static AnimationCurve linear(double... timesAndValues) {
    int size = timesAndValues.length / 2;
    double[] times = new double[size];
    double[] values = new double[size];
    for (int key = 0; key < size; key++) {
      times[key] = timesAndValues[2 * key];
      values[key] = timesAndValues[2 * key + 1];
    }
    return AnimationCurve.clamped(Keyframes.linear(times, values));
  }

  private static double cubic(double t) {
    return 2 - 3 * t + 5 * t * t - 0.5 * t * t * t;
  }

  private static double slope(double t) {
    return -3 + 10 * t - 1.5 * t * t;
  }

  @Test
  void withoutKeysItIsZero() {
    assertThat(linear().at(3)).isZero();
  }

  @Test
  void oneKeyIsAConstant() {
    AnimationCurve curve =
        new AnimationCurve(
            Keyframes.linear(new double[] {1}, new double[] {7}),
            WrapMode.LOOP,
            WrapMode.PING_PONG);
    assertThat(curve.at(-5)).isEqualTo(7);
    assertThat(curve.at(1)).isEqualTo(7);
    assertThat(curve.at(9)).isEqualTo(7);
  }

  @Property
  void hermiteKeysReproduceAnyCubic(
      @ForAll @DoubleRange(min = 0, max = 5) double time,
      @ForAll @DoubleRange(min = 0.1, max = 4.9) double middle) {
    double[] times = {0, middle, 5};
    KeyframeBuilder keys =
        new KeyframeBuilder(times, new double[] {cubic(0), cubic(middle), cubic(5)});
    for (int key = 0; key < times.length; key++) {
      keys.slopes(key, slope(times[key]), slope(times[key]));
    }
    assertThat(AnimationCurve.clamped(keys.keys()).at(time)).isCloseTo(cubic(time), within(1e-11));
  }

  @Property
  void weightedKeysAreBezierCurves(
      @ForAll @DoubleRange(min = 0, max = 1) double outWeight,
      @ForAll @DoubleRange(min = 0, max = 1) double inWeight,
      @ForAll @DoubleRange(min = -9, max = 9) double out,
      @ForAll @DoubleRange(min = -9, max = 9) double in,
      @ForAll @DoubleRange(min = 0, max = 1) double u) {
    AnimationCurve curve =
        AnimationCurve.clamped(
            new KeyframeBuilder(new double[] {1, 3}, new double[] {4, -2})
                .slopes(0, 0, out)
                .slopes(1, in, 0)
                .weights(0, 0, outWeight, 2)
                .weights(1, inWeight, 0, 1)
                .keys());
    double time = DeCasteljau.at(u, 1, 1 + 2 * outWeight, 3 - 2 * inWeight, 3);
    double value = DeCasteljau.at(u, 4, 4 + 2 * outWeight * out, -2 - 2 * inWeight * in, -2);
    // With two weights of 1 the curve has a vertical tangent in its middle.
    assertThat(curve.at(time)).isCloseTo(value, within(1e-4));
    if (outWeight + inWeight < 1.9) {
      assertThat(curve.at(time)).isCloseTo(value, within(1e-10));
    }
  }

  @Property
  void oneWeightThatCountsMeansAThirdForTheOther(
      @ForAll @DoubleRange(min = 0, max = 1) double weight,
      @ForAll @DoubleRange(min = 0, max = 1) double u) {
    AnimationCurve curve =
        AnimationCurve.clamped(
            new KeyframeBuilder(new double[] {0, 1}, new double[] {0, 1})
                .slopes(0, 0, 2)
                .slopes(1, -1, 0)
                .weights(0, 0, weight, 2)
                .weights(1, 0.9, 0.9, 2)
                .keys());
    double time = DeCasteljau.at(u, 0, weight, 2.0 / 3, 1);
    double value = DeCasteljau.at(u, 0, 2 * weight, 1 + 1.0 / 3, 1);
    assertThat(curve.at(time)).isCloseTo(value, within(1e-10));
  }

  @Property
  void theKeysOfTheRecorderAreStraightLines(@ForAll @DoubleRange(min = 0, max = 2) double time) {
    KeyframeBuilder keys = new KeyframeBuilder(new double[] {0, 2}, new double[] {5, -3});
    keys.weights(0, 0, 0, 3).weights(1, 0, 0, 3);
    assertThat(AnimationCurve.clamped(keys.keys()).at(time))
        .isCloseTo(linear(0, 5, 2, -3).at(time), within(1e-12))
        .isCloseTo(5 - 4 * time, within(1e-12));
  }

  @Test
  void aSegmentWithAnInfiniteSlopeHolds() {
    double[] times = {0, 1, 2};
    KeyframeBuilder keys = new KeyframeBuilder(times, new double[] {3, 6, 9});
    keys.slopes(0, 0, INFINITE).slopes(2, -INFINITE, 0);
    AnimationCurve curve = AnimationCurve.clamped(keys.keys());
    assertThat(curve.at(0.999)).isEqualTo(3);
    assertThat(curve.at(1)).isEqualTo(6);
    assertThat(curve.at(1.999)).isEqualTo(6);
    assertThat(curve.at(2)).isEqualTo(9);
  }

  @Test
  void booleansHoldAndAreTrueAboveOneHalf() {
    AnimationCurve curve =
        AnimationCurve.clamped(
            Keyframes.constant(new double[] {0, 1, 2, 3}, new double[] {0, 1, 0.5, 0.51}));
    assertThat(curve.isTrueAt(0.99)).isFalse();
    assertThat(curve.isTrueAt(1)).isTrue();
    assertThat(curve.isTrueAt(1.99)).isTrue();
    assertThat(curve.isTrueAt(2)).isFalse();
    assertThat(curve.isTrueAt(9)).isTrue();
  }

  @Test
  void wrapModesCountOutsideOfTheKeysOnly() {
    Keyframes keys = Keyframes.linear(new double[] {1, 3}, new double[] {10, 30});
    AnimationCurve loop = new AnimationCurve(keys, WrapMode.of(2), WrapMode.of(2));
    assertThat(loop.at(3)).isEqualTo(30);
    assertThat(loop.at(3.5)).isCloseTo(15, within(1e-12));
    assertThat(loop.at(0.5)).isCloseTo(25, within(1e-12));
    assertThat(loop.at(-5.5)).isCloseTo(25, within(1e-12));
    AnimationCurve pingPong = new AnimationCurve(keys, WrapMode.of(4), WrapMode.of(4));
    assertThat(pingPong.at(3.5)).isCloseTo(25, within(1e-12));
    assertThat(pingPong.at(5.5)).isCloseTo(15, within(1e-12));
    assertThat(pingPong.at(0.5)).isCloseTo(15, within(1e-12));
    assertThat(pingPong.at(-1.5)).isCloseTo(25, within(1e-12));
    for (long number : new long[] {0, 1, 8, 3, -7}) {
      AnimationCurve clamp = new AnimationCurve(keys, WrapMode.of(number), WrapMode.of(number));
      assertThat(clamp.at(-9)).isEqualTo(10);
      assertThat(clamp.at(9)).isEqualTo(30);
    }
  }

  @Test
  void unsortedKeysAreSortedWithTheirTangents() {
    KeyframeBuilder keys =
        new KeyframeBuilder(new double[] {5, 0, 2}, new double[] {cubic(5), cubic(0), cubic(2)});
    keys.slopes(0, slope(5), 0).slopes(1, 0, slope(0)).slopes(2, slope(2), slope(2));
    AnimationCurve curve = AnimationCurve.clamped(keys.keys());
    assertThat(curve.at(1.3)).isCloseTo(cubic(1.3), within(1e-12));
    assertThat(curve.at(3.7)).isCloseTo(cubic(3.7), within(1e-12));
  }

  @Test
  void ofKeysAtOneTimeTheLastCounts() {
    AnimationCurve curve = linear(0, 0, 1, 10, 1, 20, 2, 30);
    assertThat(curve.at(1)).isEqualTo(20);
    assertThat(curve.at(0.5)).isEqualTo(5);
    assertThat(curve.at(1.5)).isEqualTo(25);
  }

  @Test
  void aCursorGivesTheSameAtAnyTimes() {
    Random random = new Random(15);
    double[] times = random.doubles(50, 0, 10).sorted().toArray();
    Keyframes keys = Keyframes.linear(times, random.doubles(50).toArray());
    AnimationCurve curve = new AnimationCurve(keys, WrapMode.LOOP, WrapMode.PING_PONG);
    CurveCursor cursor = curve.cursor();
    for (double time = -5; time < 20; time += 0.01) {
      assertThat(cursor.at(time)).isEqualTo(curve.at(time));
    }
    for (int i = 0; i < 1000; i++) {
      double time = 30 * random.nextDouble() - 10;
      assertThat(cursor.at(time)).isEqualTo(curve.at(time));
    }
  }

  @Test
  void columnsOfDifferentSizesAreRejected() {
    assertThatThrownBy(() -> Keyframes.linear(new double[2], new double[1]))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new KeyframeBuilder(new double[2], new double[1]))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
