package dev.diptych.animation.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResampleTest {
  private static final Track LINE =
      new Track(
          Track.Kind.VECTOR,
          "j",
          "Locate",
          "pos",
          "linear",
          new int[] {30, 60},
          new double[] {0, 0, 1, 30, 60, 1});

  @Test
  void givesKeysBackAtTheRateOfTheMotion() {
    Samples samples = new Resample(60, 60).of(LINE);
    assertThat(samples.width()).isEqualTo(3);
    assertThat(samples.rows()).isEqualTo(31);
    assertThat(samples.seconds()[0]).isEqualTo(0.5);
    assertThat(samples.seconds()[30]).isEqualTo(1);
    for (int row = 0; row < 31; row++) {
      assertThat(samples.values()[3 * row]).isCloseTo(row, within(1e-12));
      assertThat(samples.values()[3 * row + 1]).isCloseTo(2 * row, within(1e-12));
    }
  }

  @Test
  void cutsNothingOff() {
    Samples samples = new Resample(60, 7).of(LINE, 0, 60);
    assertThat(samples.rows()).isEqualTo(8);
    assertThat(new Resample(60, 8).of(LINE).seconds()).containsExactly(0.5, 0.625, 0.75, 0.875, 1);
    assertThat(new Resample(60, 3).of(LINE).seconds())
        .containsExactly(new double[] {0.5, 5 / 6.0, 1}, within(1e-12));
    assertThat(new Resample(60, 1).of(LINE, 10, 10).seconds()).containsExactly(10 / 60.0);
  }

  @Test
  void meetsEveryKeyWhereTheRateIsAMultiple() {
    Some.each(
        some -> {
          Track bone = some.bone("b", "spline");
          Samples samples = new Resample(30, 120).of(bone);
          for (int row = 0; row < bone.rows(); row++) {
            int at = 4 * (bone.frame(row) - bone.frame(0));
            assertThat(Rows.rotation(samples.values(), at)).isEqualTo(bone.rotation(row));
          }
          double[] seconds = samples.seconds();
          for (int i = 1; i < seconds.length; i++) {
            assertThat(seconds[i]).isGreaterThan(seconds[i - 1]);
          }
        });
  }

  @Test
  void hasNothingWithoutKeys() {
    Track empty = LINE.with(new int[0], new double[0]);
    assertThat(new Resample(60, 60).of(empty).rows()).isZero();
    assertThat(new Resample(60, 60).of(empty, 0, 60).rows()).isZero();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void wantsRates(double rate) {
    assertThatThrownBy(() -> new Resample(rate, 60)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Resample(60, rate)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesWhatNoComputerShouldBeAskedFor() {
    Resample resample = new Resample(60, 60);
    Track far = LINE.with(new int[] {0, Integer.MAX_VALUE}, LINE.values());
    assertThatThrownBy(() -> resample.of(far)).hasMessageContaining("1000000");
    assertThatThrownBy(() -> resample.of(LINE, 0, Double.POSITIVE_INFINITY))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> resample.of(LINE, 2, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> resample.of(LINE, 2, Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
