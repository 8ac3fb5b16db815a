package dev.diptych.animation.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

class EulerAnglesTest {
  private static void assertClose(Vector found, double x, double y, double z) {
    assertThat(found.x()).isCloseTo(x, within(1e-12));
    assertThat(found.y()).isCloseTo(y, within(1e-12));
    assertThat(found.z()).isCloseTo(z, within(1e-12));
  }

  /** The textbook matrix of a turn about one axis, in the order of Unity: z, then x, then y. */
  private static RotationMatrix matrix(double x, double y, double z) {
    return about(0, 1, 0, y).times(about(1, 0, 0, x)).times(about(0, 0, 1, z));
  }

  private static RotationMatrix about(double x, double y, double z, double degrees) {
    double half = Math.toRadians(degrees) / 2;
    double sine = Math.sin(half);
    return RotationMatrix.of(new Quaternion(x * sine, y * sine, z * sine, Math.cos(half)));
  }

  @Test
  void positiveAnglesTurnRightDownAndLeft() {
    Vector forward = new Vector(0, 0, 1);
    assertClose(new EulerAngles(0, 90, 0).toQuaternion().rotate(forward), 1, 0, 0);
    assertClose(new EulerAngles(90, 0, 0).toQuaternion().rotate(forward), 0, -1, 0);
    assertClose(new EulerAngles(0, 0, 90).toQuaternion().rotate(new Vector(0, 1, 0)), -1, 0, 0);
  }

  /** No other order of the axes gives these numbers. */
  @Test
  void unityOrdersZThenXThenY() {
    Quaternion q = new EulerAngles(30, 40, 50).toQuaternion();
    assertThat(q.x()).isCloseTo(0.3600, within(1e-4));
    assertThat(q.y()).isCloseTo(0.1966, within(1e-4));
    assertThat(q.z()).isCloseTo(0.3034, within(1e-4));
    assertThat(q.w()).isCloseTo(0.8600, within(1e-4));
  }

  @Property
  void anglesAreTurnsAboutFixedAxes(
      @ForAll @DoubleRange(min = -400, max = 400) double x,
      @ForAll @DoubleRange(min = -400, max = 400) double y,
      @ForAll @DoubleRange(min = -400, max = 400) double z) {
    Quaternion q = new EulerAngles(x, y, z).toQuaternion();
    assertThat(RotationMatrix.of(q).distance(matrix(x, y, z))).isLessThan(1e-12);
    EulerAngles back = EulerAngles.of(q);
    assertThat(RotationMatrix.of(back.toQuaternion()).distance(matrix(x, y, z))).isLessThan(1e-5);
    assertThat(back.x()).isBetween(-90.0, 90.0);
    assertThat(back.y()).isBetween(-180.0, 180.0);
    assertThat(back.z()).isBetween(-180.0, 180.0);
  }

  @Property
  void anglesComeBack(
      @ForAll @DoubleRange(min = -89, max = 89) double x,
      @ForAll @DoubleRange(min = -179, max = 179) double y,
      @ForAll @DoubleRange(min = -179, max = 179) double z) {
    EulerAngles back = EulerAngles.of(new EulerAngles(x, y, z).toQuaternion());
    assertThat(back.x()).isCloseTo(x, within(1e-9));
    assertThat(back.y()).isCloseTo(y, within(1e-9));
    assertThat(back.z()).isCloseTo(z, within(1e-9));
  }

  @Property
  void straightUpAndDownKeepTheRotation(
      @ForAll boolean up, @ForAll @DoubleRange(min = -359, max = 359) double y) {
    Quaternion q = new EulerAngles(up ? -90 : 90, y, 0).toQuaternion();
    EulerAngles back = EulerAngles.of(q);
    assertThat(back.z()).isZero();
    assertThat(RotationMatrix.of(back.toQuaternion()).distance(RotationMatrix.of(q)))
        .isLessThan(1e-9);
  }
}
