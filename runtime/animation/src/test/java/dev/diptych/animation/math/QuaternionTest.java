package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.motion.RandomMotions;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

public class QuaternionTest {
  private static final Offset<Double> CLOSE = within(1e-12);
  private static final double HALF = Math.sqrt(0.5);

  public static void assertClose(Quaternion found, Quaternion expected) {
    assertThat(found.toArray()).containsExactly(expected.toArray(), CLOSE);
  }

  @Test
  void unitsMultiplyByHamiltonsRules() {
    Quaternion i = new Quaternion(1, 0, 0, 0);
    Quaternion j = new Quaternion(0, 1, 0, 0);
    Quaternion k = new Quaternion(0, 0, 1, 0);
    assertClose(i.times(j), k);
    assertClose(j.times(k), i);
    assertClose(k.times(i), j);
    assertClose(j.times(i), k.negated());
    assertClose(i.times(i), Quaternion.IDENTITY.negated());
  }

  @Test
  void rotationsAreActiveAndRightHanded() {
    Quaternion aboutX = new Quaternion(HALF, 0, 0, HALF);
    assertThat(aboutX.rotate(new Vector(0, 1, 0)).toArray())
        .containsExactly(new double[] {0, 0, 1}, CLOSE);
    assertThat(aboutX.rotate(new Vector(0, 0, 1)).toArray())
        .containsExactly(new double[] {0, -1, 0}, CLOSE);
  }

  @Test
  void quaternionsAgreeWithMatrices() {
    RandomMotions.each(
        some -> {
          Quaternion p = some.rotation();
          Quaternion q = some.rotation();
          Vector v = new Vector(some.part(), some.part(), some.part());
          assertThat(p.rotate(v).toArray())
              .containsExactly(RotationMatrix.of(p).apply(v.toArray()), CLOSE);
          RotationMatrix both = RotationMatrix.of(p).times(RotationMatrix.of(q));
          assertThat(RotationMatrix.of(p.times(q)).distance(both)).isLessThan(1e-12);
          assertThat(RotationMatrix.of(p.inverse()).distance(RotationMatrix.of(p).transposed()))
              .isLessThan(1e-12);
          assertThat(RotationMatrix.of(p.negated()).distance(RotationMatrix.of(p))).isZero();
        });
  }

  @Test
  void quaternionsFormAGroup() {
    RandomMotions.each(
        some -> {
          Quaternion p = some.rotation();
          Quaternion q = some.rotation();
          Quaternion r = some.rotation();
          assertClose(p.times(p.inverse()), Quaternion.IDENTITY);
          assertClose(p.inverse().times(p), Quaternion.IDENTITY);
          assertClose(p.times(q).times(r), p.times(q.times(r)));
          assertClose(p.times(q).inverse(), q.inverse().times(p.inverse()));
          assertThat(p.times(Quaternion.IDENTITY)).isEqualTo(p);
          assertThat(p.times(q).norm()).isCloseTo(1, CLOSE);
        });
  }

  @Test
  void normAndDotProductAreCorrect() {
    Quaternion q = new Quaternion(1, -2, 4, 10);
    assertThat(q.norm()).isEqualTo(11);
    assertThat(q.dot(new Quaternion(1, 1, 1, 1))).isEqualTo(13);
    assertThat(q.unit().norm()).isCloseTo(1, CLOSE);
    assertThat(q.near(new Quaternion(0, 1, 0, 0))).isEqualTo(q.negated());
    assertThat(q.near(q)).isEqualTo(q);
  }

  @Test
  void expInvertsLog() {
    RandomMotions.each(
        some -> {
          Quaternion q = some.rotation();
          assertClose(q.log().exp(), q);
          assertThat(q.log().w()).isZero();
          assertThat(2 * q.near(Quaternion.IDENTITY).log().norm())
              .isCloseTo(RotationMatrix.of(q).angle(), within(1e-9));
        });
    assertThat(Quaternion.IDENTITY.log().exp()).isEqualTo(Quaternion.IDENTITY);
    assertClose(Quaternion.IDENTITY.negated().log().exp(), Quaternion.IDENTITY.negated());
  }
}
