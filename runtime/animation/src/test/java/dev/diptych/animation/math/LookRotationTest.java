package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class LookRotationTest {
  @Property
  void forwardIsExactAndUpIsAsNearAsPossible(
      @ForAll @DoubleRange(min = -9, max = 9) double x,
      @ForAll @DoubleRange(min = -9, max = 9) double y,
      @ForAll @DoubleRange(min = -9, max = 9) double z) {
    Assume.that(x * x + z * z > 1e-3);
    Quaternion q = LookRotation.of(new Vector(x, y, z));
    assertThat(q.norm()).isCloseTo(1, within(1e-12));
    Vector forward = new Vector(x, y, z).unit();
    assertThat(q.rotate(new Vector(0, 0, 1)).minus(forward).norm()).isLessThan(1e-9);
    Vector right = q.rotate(new Vector(1, 0, 0));
    assertThat(right.y()).as("level").isCloseTo(0, within(1e-9));
    assertThat(q.rotate(new Vector(0, 1, 0)).y()).as("upright").isPositive();
  }

  @Test
  void aHeadingIsATurnAboutY() {
    EulerAngles angles = EulerAngles.of(LookRotation.of(new Vector(1, 0, 1)));
    assertThat(angles.y()).isCloseTo(45, within(1e-12));
    assertThat(angles.x()).isCloseTo(0, within(1e-12));
  }

  @Test
  void parallelVectorsGiveTheShortestRotation() {
    Quaternion q = LookRotation.of(new Vector(0, 3, 0));
    assertThat(q.rotate(new Vector(0, 0, 1)).y()).isCloseTo(1, within(1e-12));
    assertThat(q.rotate(new Vector(1, 0, 0)).x()).isCloseTo(1, within(1e-12));
    assertThat(LookRotation.of(Vector.ZERO)).isEqualTo(Quaternion.IDENTITY);
    Quaternion back = LookRotation.of(new Vector(0, 0, -1), Vector.ZERO);
    assertThat(back.rotate(new Vector(0, 0, 1)).z()).isCloseTo(-1, within(1e-12));
  }

  @Property
  void axesGiveTheirRotation(
      @ForAll @DoubleRange(min = -180, max = 180) double x,
      @ForAll @DoubleRange(min = -180, max = 180) double y,
      @ForAll @DoubleRange(min = -180, max = 180) double z) {
    Quaternion q = new EulerAngles(x, y, z).toQuaternion();
    Quaternion found =
        LookRotation.ofAxes(
            q.rotate(new Vector(1, 0, 0)),
            q.rotate(new Vector(0, 1, 0)),
            q.rotate(new Vector(0, 0, 1)));
    assertThat(Math.abs(found.dot(q))).isCloseTo(1, within(1e-12));
  }

  @Property
  void anAxisAndItsAngleComeBack(
      @ForAll @DoubleRange(min = -1, max = 1) double x,
      @ForAll @DoubleRange(min = 0.1, max = 1) double y,
      @ForAll @DoubleRange(min = -1, max = 1) double z,
      @ForAll @DoubleRange(min = 1, max = 179) double degrees) {
    Vector axis = new Vector(x, y, z);
    AxisAngle found = AxisAngle.of(new AxisAngle(axis, degrees).toQuaternion());
    assertThat(found.degrees()).isCloseTo(degrees, within(1e-9));
    assertThat(found.axis().minus(axis.unit()).norm()).isLessThan(1e-9);
  }

  @Test
  void withoutAnAxisThereIsNoRotation() {
    assertThat(new AxisAngle(Vector.ZERO, 90).toQuaternion()).isEqualTo(Quaternion.IDENTITY);
    assertThat(AxisAngle.of(Quaternion.IDENTITY).degrees()).isZero();
  }
}
