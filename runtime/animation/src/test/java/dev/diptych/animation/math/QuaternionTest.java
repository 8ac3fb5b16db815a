package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.motion.Some;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

public class QuaternionTest {
  private static final Offset<Double> CLOSE = within(1e-12);
  private static final double HALF = Math.sqrt(0.5);

  public static void assertClose(Quaternion found, Quaternion expected) {
    assertThat(found.toArray()).containsExactly(expected.toArray(), CLOSE);
  }

  @Test
  void multipliesTheUnitsAsHamiltonDid() {
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
  void turnsActivelyAndRightHanded() {
    Quaternion aboutX = new Quaternion(HALF, 0, 0, HALF);
    assertThat(aboutX.rotate(new Vector(0, 1, 0)).toArray())
        .containsExactly(new double[] {0, 0, 1}, CLOSE);
    assertThat(aboutX.rotate(new Vector(0, 0, 1)).toArray())
        .containsExactly(new double[] {0, -1, 0}, CLOSE);
  }

  @Test
  void meansWhatMatricesMean() {
    Some.each(
        some -> {
          Quaternion p = some.rotation();
          Quaternion q = some.rotation();
          Vector v = new Vector(some.part(), some.part(), some.part());
          assertThat(p.rotate(v).toArray()).containsExactly(Turn.of(p).apply(v.toArray()), CLOSE);
          Turn both = Turn.of(p).times(Turn.of(q));
          assertThat(Turn.of(p.times(q)).distance(both)).isLessThan(1e-12);
          assertThat(Turn.of(p.inverse()).distance(Turn.of(p).transposed())).isLessThan(1e-12);
          assertThat(Turn.of(p.negated()).distance(Turn.of(p))).isZero();
        });
  }

  @Test
  void isAGroup() {
    Some.each(
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
  void measures() {
    Quaternion q = new Quaternion(1, -2, 4, 10);
    assertThat(q.norm()).isEqualTo(11);
    assertThat(q.dot(new Quaternion(1, 1, 1, 1))).isEqualTo(13);
    assertThat(q.unit().norm()).isCloseTo(1, CLOSE);
    assertThat(q.near(new Quaternion(0, 1, 0, 0))).isEqualTo(q.negated());
    assertThat(q.near(q)).isEqualTo(q);
  }

  @Test
  void comesBackFromItsLogarithm() {
    Some.each(
        some -> {
          Quaternion q = some.rotation();
          assertClose(q.log().exp(), q);
          assertThat(q.log().w()).isZero();
          assertThat(2 * q.near(Quaternion.IDENTITY).log().norm())
              .isCloseTo(Turn.of(q).angle(), within(1e-9));
        });
    assertThat(Quaternion.IDENTITY.log().exp()).isEqualTo(Quaternion.IDENTITY);
    assertClose(Quaternion.IDENTITY.negated().log().exp(), Quaternion.IDENTITY.negated());
  }
}
