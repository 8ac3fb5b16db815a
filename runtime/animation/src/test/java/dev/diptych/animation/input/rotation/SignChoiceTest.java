package dev.diptych.animation.input.rotation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SignChoiceTest {
  /** A zero has no sign to find. */
  private static final Offset<Double> EXACT = within(0.0);

  private static double[] times(int count) {
    return IntStream.range(0, count).mapToDouble(at -> at / 10.0).toArray();
  }

  /** What {@code curve} is at {@code times}, found from the sizes and the first sign alone. */
  private static double[] found(double[] times, DoubleUnaryOperator curve) {
    double[] sizes = Arrays.stream(times).map(curve).map(Math::abs).toArray();
    boolean[] negative = SignChoice.choose(times, sizes, curve.applyAsDouble(times[0]) < 0);
    return IntStream.range(0, times.length)
        .mapToDouble(at -> negative[at] ? -sizes[at] : sizes[at])
        .toArray();
  }

  private static void assertFinds(double[] times, DoubleUnaryOperator curve) {
    assertThat(found(times, curve))
        .containsExactly(Arrays.stream(times).map(curve).toArray(), EXACT);
    DoubleUnaryOperator other = t -> -curve.applyAsDouble(t);
    assertThat(found(times, other))
        .containsExactly(Arrays.stream(times).map(other).toArray(), EXACT);
  }

  @Test
  void theSignChangesWhereALineCrossesZero() {
    assertFinds(times(20), t -> 0.55 * t - 0.5);
  }

  @Test
  void theSignStaysWhereACurveTouchesZero() {
    assertFinds(times(20), t -> 0.5 * Math.pow(t - 1, 2));
    assertFinds(times(20), t -> 0.5 * Math.pow(t - 1.03, 2));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-4, 1e-3, 2e-3, 5e-3, 0.01, 0.1})
  void theSignStaysWhereACurveComesClose(double least) {
    assertFinds(times(20), t -> least + 0.5 * Math.pow(t - 1.05, 2));
  }

  @Test
  void theSignChangesTwice() {
    assertFinds(times(40), t -> 0.3 * Math.sin(3 * t + 1));
  }

  @Test
  void unevenTimesAreRespected() {
    double[] times = {0, 0.3, 0.5, 0.6, 0.9, 1, 1.3, 1.7, 2.1};
    assertFinds(times, t -> 0.3 - 0.2 * t);
    assertFinds(times, t -> 0.01 + 0.2 * Math.pow(t - 0.8, 2));
  }

  @Test
  void tiesKeepTheSign() {
    assertThat(SignChoice.choose(new double[] {0}, new double[] {0.5}, true)).containsExactly(true);
    assertThat(found(times(2), t -> 0.1 - t / 2)).containsExactly(0.1, 0.05);
    assertThat(SignChoice.choose(times(2), new double[] {0.1, 0.1}, true)).containsOnly(true);
    assertThat(SignChoice.choose(times(9), new double[9], false)).containsOnly(false);
  }

  @Test
  void numbersFarFromZeroKeepTheirSign() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      double[] sizes = random.doubles(100, SignChoice.MAX_CHANGE / 2 + 1e-9, 1).toArray();
      double[] times = random.doubles(100).toArray();
      Arrays.parallelPrefix(times, (sum, step) -> sum + step + 1e-3);
      assertThat(SignChoice.choose(times, sizes, seed % 2 == 1)).containsOnly(seed % 2 == 1);
    }
  }

  @Test
  void findsASignChangeAmongUnreliableNumbers() {
    double[] times = IntStream.range(0, 300).mapToDouble(at -> at / 60.0).toArray();
    Random random = new Random(1);
    DoubleUnaryOperator slow = t -> 0.03 * (2.5 - t);
    double[] sizes =
        Arrays.stream(times)
            .map(t -> Math.pow(slow.applyAsDouble(t), 2) + 1.2e-7 * (2 * random.nextDouble() - 1))
            .map(square -> Math.sqrt(Math.max(0, square)))
            .toArray();
    boolean[] signs = SignChoice.choose(times, sizes, false);
    for (int at = 0; at < times.length; at++) {
      double w = signs[at] ? -sizes[at] : sizes[at];
      assertThat(w).isCloseTo(slow.applyAsDouble(times[at]), within(1e-3));
    }
  }
}
