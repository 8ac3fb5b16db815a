package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.animation.motion.RandomMotions;
import org.junit.jupiter.api.Test;

class QuaternionRowsTest {
  @Test
  void alignedSignsPutNeighboursInOneHemisphereAndChangeNoRotation() {
    RandomMotions.each(
        some -> {
          double[] values = some.bone("b", "linear", 1 + some.below(12)).values();
          double[] aligned = QuaternionRows.alignSigns(values);
          for (int row = 0; row < values.length / 4; row++) {
            Quaternion given = QuaternionRows.get(values, row);
            Quaternion now = QuaternionRows.get(aligned, row);
            assertThat(now).isIn(given, given.negated());
            assertThat(now.dot(QuaternionRows.get(aligned, Math.max(0, row - 1)))).isNotNegative();
          }
          assertThat(QuaternionRows.get(aligned, 0)).isEqualTo(QuaternionRows.get(values, 0));
          assertThat(QuaternionRows.alignSigns(aligned)).isEqualTo(aligned);
        });
  }

  @Test
  void theGivenArrayIsNotChanged() {
    double[] values = {0, 0, 0, 1, 0, 0, 0, -1};
    assertThat(QuaternionRows.alignSigns(values)).containsExactly(0, 0, 0, 1, -0.0, -0.0, -0.0, 1);
    assertThat(values[7]).isEqualTo(-1);
  }
}
