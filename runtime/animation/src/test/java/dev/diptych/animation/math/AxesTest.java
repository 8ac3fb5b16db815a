package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.motion.RandomMotions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AxesTest {
  private static final RotationMatrix MIRROR = RotationMatrix.diagonal(-1, 1, 1);

  @Test
  void xIsMirrored() {
    Axes axes = new Axes(0.5);
    assertThat(axes.toUnity(new Vector(2, 4, 6))).isEqualTo(new Vector(-1, 2, 3));
    assertThat(axes.mirrored(new Quaternion(1, 2, 3, 4))).isEqualTo(new Quaternion(1, -2, -3, 4));
  }

  /** A rotation seen in the mirror is mirror, rotation, mirror. */
  @Test
  void mirroredRotationsRotateMirroredVectors() {
    RandomMotions.each(
        some -> {
          Quaternion q = some.rotation();
          RotationMatrix expected = MIRROR.times(RotationMatrix.of(q)).times(MIRROR);
          Axes axes = new Axes(1);
          assertThat(RotationMatrix.of(axes.mirrored(q)).distance(expected)).isLessThan(1e-12);
          Vector v = new Vector(some.part(), some.part(), some.part());
          assertThat(axes.mirrored(q).rotate(axes.toUnity(v)).toArray())
              .containsExactly(axes.toUnity(q.rotate(v)).toArray(), within(1e-12));
        });
  }

  @Test
  void mirroringCommutesWithProducts() {
    RandomMotions.each(
        some -> {
          Axes axes = new Axes(1);
          Quaternion p = some.rotation();
          Quaternion q = some.rotation();
          QuaternionTest.assertClose(
              axes.mirrored(p).times(axes.mirrored(q)), axes.mirrored(p.times(q)));
        });
  }

  @Test
  void conversionsAreInvertibleBitForBitForPowersOfTwo() {
    RandomMotions.each(
        some -> {
          Axes axes = new Axes(Math.scalb(1.0, some.below(20) - 10));
          Quaternion q = some.rotation();
          assertThat(axes.mirrored(axes.mirrored(q))).isEqualTo(q);
          Vector v = some.vector();
          assertThat(axes.fromUnity(axes.toUnity(v))).isEqualTo(v);
          assertThat(axes.toUnity(axes.fromUnity(v))).isEqualTo(v);
        });
  }

  @Test
  void positionsAreInvertibleToSixDecimalsAtAnyScale() {
    RandomMotions.each(
        some -> {
          Axes axes = new Axes(some.below(2) == 0 ? 0.01 : some.part() + 1e-3);
          double x = RandomMotions.rounded(some.number());
          double back = axes.fromUnity(axes.toUnity(new Vector(x, 0, 0))).x();
          assertThat(Math.abs(back - x)).isLessThanOrEqualTo(2 * Math.ulp(x));
          assertThat(RandomMotions.rounded(back)).isEqualTo(x);
        });
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void invalidScalesAreRejected(double scale) {
    assertThatThrownBy(() -> new Axes(scale)).isInstanceOf(IllegalArgumentException.class);
  }
}
