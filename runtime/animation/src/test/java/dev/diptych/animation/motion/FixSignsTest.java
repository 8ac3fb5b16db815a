package dev.diptych.animation.motion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FixSignsTest {
  @Test
  void bringsNeighboursTogetherAndChangesNoRotation() {
    Some.each(
        some -> {
          Track track = some.bone("b", "linear", 1 + some.below(12));
          Track fixed = FixSigns.of(track);
          assertThat(fixed.row(0)).isEqualTo(track.row(0));
          for (int row = 0; row < track.rows(); row++) {
            Quaternion now = fixed.rotation(row);
            assertThat(now).isIn(track.rotation(row), track.rotation(row).negated());
            assertThat(now.dot(fixed.rotation(Math.max(0, row - 1)))).isNotNegative();
          }
          assertThat(FixSigns.of(fixed)).isEqualTo(fixed);
        });
  }

  @Test
  void leavesVectorsAndWhatItIsGiven() {
    double[] values = {0, 0, 0, 1, 0, 0, 0, -1};
    assertThat(FixSigns.of(values)).containsExactly(0, 0, 0, 1, -0.0, -0.0, -0.0, 1);
    assertThat(values[7]).isEqualTo(-1);
    Motion motion = new Motion("m", 1, false, List.of(Page.JOINT, Page.BONE1));
    Motion fixed = FixSigns.of(new Motion("o", 1, false, List.of(motion))).motions().get(0);
    assertThat(fixed.tracks().get(0)).isSameAs(Page.JOINT);
    assertThat(fixed.tracks().get(1).rotation(0)).isEqualTo(Page.BONE1.rotation(0));
    assertThat(fixed.tracks().get(1).rotation(1)).isEqualTo(Page.BONE1.rotation(1).negated());
    assertThat(fixed.tracks().get(1).rotation(4)).isEqualTo(Page.BONE1.rotation(4));
  }
}
