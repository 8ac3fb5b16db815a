package dev.diptych.animation.motion.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.RotationMatrix;
import dev.diptych.animation.motion.RandomMotions;
import dev.diptych.animation.motion.Track;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SamplingTest {
  private static final String[] CURVES = {"linear", "spline", "bezier"};

  private static Track line(String curve, int[] frames, double... xs) {
    double[] values = new double[3 * xs.length];
    for (int row = 0; row < xs.length; row++) {
      values[3 * row] = xs[row];
      values[3 * row + 2] = 7;
    }
    return new Track(Track.Kind.VECTOR, "j", "Locate", "pos", curve, frames, values);
  }

  private static double x(Track track, double frame) {
    double[] at = Sampling.of(track).at(frame).orElseThrow();
    assertThat(at[2]).isEqualTo(7);
    return at[0];
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void keysAreExactBitForBit(int curve) {
    RandomMotions.each(
        some -> {
          for (Track track :
              new Track[] {
                some.bone("b", CURVES[curve]), some.vectors(CURVES[curve], 1 + some.below(6))
              }) {
            Sampling sampling = Sampling.of(track);
            for (int row = 0; row < track.rows(); row++) {
              assertThat(sampling.at(track.frame(row))).contains(track.row(row));
            }
          }
        });
  }

  @Test
  void valuesAreConstantBeyondTheEnds() {
    Track track = line("linear", new int[] {10, 20}, 1, 2);
    assertThat(x(track, 0)).isEqualTo(1);
    assertThat(x(track, Double.NEGATIVE_INFINITY)).isEqualTo(1);
    assertThat(x(track, 9.999)).isEqualTo(1);
    assertThat(x(track, 21)).isEqualTo(2);
    assertThat(x(track, 1e300)).isEqualTo(2);
    assertThatThrownBy(() -> x(track, Double.NaN)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void linearTracksAreStraight() {
    Track track = line("linear", new int[] {10, 20, 40}, 1, 2, -2);
    assertThat(x(track, 15)).isEqualTo(1.5);
    assertThat(x(track, 10.5)).isCloseTo(1.05, within(1e-15));
    assertThat(x(track, 35)).isEqualTo(-1);
  }

  @Test
  void linearRotationsAreSlerps() {
    RandomMotions.each(
        some -> {
          Track track = some.bone("b", "linear", 2);
          double part = some.part();
          double frame = track.frame(0) + part * (track.frame(1) - track.frame(0));
          RotationMatrix from = RotationMatrix.of(track.rotation(0));
          double whole = from.transposed().times(RotationMatrix.of(track.rotation(1))).angle();
          RotationMatrix found =
              RotationMatrix.of(Sampling.of(track).rotationAt(frame).orElseThrow());
          assertThat(from.transposed().times(found).angle()).isCloseTo(part * whole, within(1e-5));
        });
  }

  @Test
  void flippedSignsTakeTheShorterArc() {
    double[] flipped = {0, 0, 0, 1, -0.1, 0, 0, -0.99498743710662};
    Track track =
        new Track(Track.Kind.QUATERNION, "b", "Bone", "rot", "linear", new int[] {0, 10}, flipped);
    Quaternion half = Sampling.of(track).rotationAt(5).orElseThrow();
    assertThat(half.w()).isGreaterThan(0.99);
    assertThat(half.x()).isBetween(0.04, 0.06);
    assertThat(Sampling.of(track).rotationAt(10).orElseThrow().w()).isNegative();
  }

  @Test
  void unknownCurvesAreLinearWithANote() {
    Track bezier = line("bezier", new int[] {0, 10, 20}, 0, 1, 5);
    assertThat(x(bezier, 5)).isEqualTo(0.5);
    assertThat(Sampling.of(bezier).note())
        .contains("The curve 'bezier' of 'j' is unknown; it is taken as linear.");
    assertThat(Sampling.of(bezier.with("linear")).note()).isEmpty();
    assertThat(Sampling.of(bezier.with("spline")).note()).isEmpty();
  }

  @Test
  void tracksWithoutKeysHaveNoValue() {
    for (String curve : CURVES) {
      assertThat(Sampling.of(line(curve, new int[0])).at(3)).isEmpty();
    }
  }

  @Test
  void theLastKeyOfAFrameCountsInAnyOrder() {
    Track track = line("spline", new int[] {20, 10, 10, 0}, 2, 9, 1, 0);
    assertThat(x(track, 10)).isEqualTo(1);
    assertThat(x(track, 5)).isEqualTo(0.5);
    assertThat(x(track, 19)).isCloseTo(1.9, within(1e-12));
  }
}
