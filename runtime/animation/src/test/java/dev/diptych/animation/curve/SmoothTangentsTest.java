package dev.diptych.animation.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SmoothTangentsTest {
  private static AnimationCurve smooth(SmoothTangents rule, double[] times, double[] values) {
    KeyframeBuilder keys = new KeyframeBuilder(times, values);
    for (int key = 0; key + 1 < times.length; key++) {
      keys.smooth(key, rule);
    }
    return AnimationCurve.clamped(keys.keys());
  }

  @Test
  void autoReproducesAParabolaInside() {
    double[] times = {0, 1, 2, 3};
    AnimationCurve curve = smooth(SmoothTangents.AUTO, times, new double[] {0, 1, 4, 9});
    assertThat(curve.at(1.5)).isCloseTo(2.25, within(1e-12));
    assertThat(SmoothTangents.AUTO.slope(times, new double[] {0, 1, 4, 9}, 0)).isEqualTo(1);
    assertThat(SmoothTangents.AUTO.slope(times, new double[] {0, 1, 4, 9}, 3)).isEqualTo(5);
  }

  @Test
  void autoIsTheMeanOfBothSlopes() {
    double[] times = {0, 1, 3};
    assertThat(SmoothTangents.AUTO.slope(times, new double[] {0, 4, 0}, 1)).isEqualTo(1);
  }

  @Test
  void clampedAutoIsFlatAtTheEndsAndAtExtremes() {
    double[] times = {0, 1, 2, 3, 4};
    double[] values = {0, 5, 2, 2, 3};
    for (int key : new int[] {0, 1, 2, 3, 4}) {
      assertThat(SmoothTangents.CLAMPED_AUTO.slope(times, values, key)).isZero();
    }
  }

  @Property(tries = 200)
  void clampedAutoNeverLeadsBeyondItsKeys(@ForAll long seed) {
    Random random = new Random(seed);
    double[] times = random.doubles(8, 0, 10).sorted().toArray();
    double[] values = random.doubles(8, -1, 1).toArray();
    AnimationCurve curve = smooth(SmoothTangents.CLAMPED_AUTO, times, values);
    for (int key = 0; key + 1 < times.length; key++) {
      double low = Math.min(values[key], values[key + 1]);
      double high = Math.max(values[key], values[key + 1]);
      for (double part = 0; part < 1; part += 0.05) {
        double time = times[key] + part * (times[key + 1] - times[key]);
        assertThat(curve.at(time)).isBetween(low - 1e-9, high + 1e-9);
      }
    }
  }

  @Test
  void aSingleKeyIsFlat() {
    double[] one = {1};
    assertThat(SmoothTangents.AUTO.slope(one, one, 0)).isZero();
  }
}
