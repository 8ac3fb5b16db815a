package dev.diptych.animation.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SignsTest {
  private static double[] times(int count) {
    return IntStream.range(0, count).mapToDouble(at -> at / 10.0).toArray();
  }

  /** The signs of what {@code curve} is at {@code times}, of which only the sizes are told. */
  private static boolean[] chosen(double[] times, DoubleUnaryOperator curve) {
    double[] sizes = Arrays.stream(times).map(curve).map(Math::abs).toArray();
    return Signs.choose(times, sizes, curve.applyAsDouble(times[0]) < 0);
  }

  private static boolean[] actual(double[] times, DoubleUnaryOperator curve) {
    boolean[] negative = new boolean[times.length];
    for (int at = 0; at < times.length; at++) {
      negative[at] = curve.applyAsDouble(times[at]) < 0;
    }
    return negative;
  }

  private static void assertKnows(double[] times, DoubleUnaryOperator curve) {
    assertThat(chosen(times, curve)).isEqualTo(actual(times, curve));
    assertThat(chosen(times, t -> -curve.applyAsDouble(t)))
        .isEqualTo(actual(times, t -> -curve.applyAsDouble(t)));
  }

  @Test
  void changeWhereALinePassesZero() {
    assertKnows(times(20), t -> 0.55 * t - 0.5);
  }

  @Test
  void holdWhereACurveTouchesZero() {
    assertKnows(times(20), t -> 0.5 * Math.pow(t - 1, 2));
    assertKnows(times(20), t -> 0.5 * Math.pow(t - 1.03, 2));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-4, 1e-3, 2e-3, 5e-3, 0.01, 0.1})
  void holdWhereACurveComesClose(double least) {
    assertKnows(times(20), t -> least + 0.5 * Math.pow(t - 1.05, 2));
  }

  @Test
  void changeAndChangeBack() {
    assertKnows(times(40), t -> 0.3 * Math.sin(3 * t + 1));
  }

  @Test
  void lookAtTimesAsTheyAre() {
    double[] times = {0, 0.5, 0.55, 0.6, 1.1, 1.15, 2, 2.05};
    assertKnows(times, t -> 0.3 - 0.2 * t);
    assertKnows(times, t -> 0.01 + 0.2 * Math.pow(t - 0.8, 2));
  }

  @Test
  void holdForEverWhereNothingElseIsSure() {
    assertThat(Signs.choose(new double[] {0}, new double[] {0.5}, true)).containsExactly(true);
    assertThat(chosen(times(2), t -> 0.1 - t)).containsExactly(false, false);
    assertThat(chosen(times(9), t -> 0)).containsOnly(false);
    double[] bounce = {0.2, 0.1, 0, 0, 0.1, 0.2};
    assertThat(Signs.choose(times(6), bounce, true)).startsWith(true, true).endsWith(true, true);
  }

  @Test
  void holdWhereNumbersStayAwayFromZero() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      double[] sizes = random.doubles(100, Signs.STRIDE / 2 + 1e-9, 1).toArray();
      double[] times = random.doubles(100).toArray();
      Arrays.parallelPrefix(times, (sum, step) -> sum + step + 1e-3);
      assertThat(Signs.choose(times, sizes, seed % 2 == 1)).containsOnly(seed % 2 == 1);
    }
  }

  @Test
  void seeTheBendInARowOfBlurredNumbers() {
    double[] times = IntStream.range(0, 300).mapToDouble(at -> at / 60.0).toArray();
    Random random = new Random(1);
    DoubleUnaryOperator slow = t -> 0.03 * (2.5 - t);
    double[] sizes =
        Arrays.stream(times)
            .map(t -> Math.pow(slow.applyAsDouble(t), 2) + 1.2e-7 * (2 * random.nextDouble() - 1))
            .map(square -> Math.sqrt(Math.max(0, square)))
            .toArray();
    boolean[] signs = Signs.choose(times, sizes, false);
    for (int at = 0; at < times.length; at++) {
      double w = signs[at] ? -sizes[at] : sizes[at];
      assertThat(w).isCloseTo(slow.applyAsDouble(times[at]), within(1e-3));
    }
  }
}
