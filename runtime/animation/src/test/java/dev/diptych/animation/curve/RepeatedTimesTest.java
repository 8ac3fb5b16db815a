package dev.diptych.animation.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RepeatedTimesTest {
  private static final int LIMIT = 1000;

  private static final double[] TIMES = {1, 1.25, 2, 3.5};
  private static final double[] VALUES = {0, 4, -1, 7};

  private static AnimationCurve curve(WrapMode mode) {
    return new AnimationCurve(Keyframes.linear(TIMES.clone(), VALUES.clone()), mode, mode);
  }

  @ParameterizedTest
  @EnumSource(WrapMode.class)
  void betweenThemACurveOfLinesIsALine(WrapMode mode) {
    AnimationCurve curve = curve(mode);
    double[] found = curve.keyTimes(-12, 19, LIMIT);
    Arrays.sort(found);
    assertThat(found).contains(TIMES);
    double before = -12;
    for (double time : Arrays.copyOf(found, found.length)) {
      if (time - before > 1e-9) {
        double quarter = curve.at(before + (time - before) / 4);
        double half = curve.at((before + time) / 2);
        double last = curve.at(before + 3 * (time - before) / 4);
        assertThat(half).as("%s to %s", before, time).isCloseTo((quarter + last) / 2, within(1e-9));
      }
      before = time;
    }
  }

  @Test
  void aRangeWithinTheKeysHasOnlyThese() {
    assertThat(curve(WrapMode.LOOP).keyTimes(1.1, 2, LIMIT)).containsExactly(1.25, 2);
    assertThat(curve(WrapMode.CLAMP).keyTimes(-5, 50, LIMIT)).containsExactly(TIMES);
  }

  @Test
  void tooManyAreRefused() {
    assertThatThrownBy(() -> curve(WrapMode.LOOP).keyTimes(0, 1e9, LIMIT))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("more than 1,000 times");
  }
}
