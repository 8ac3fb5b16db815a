package dev.diptych.animation.motion.sampling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.RotationMatrix;
import dev.diptych.animation.motion.RandomMotions;
import dev.diptych.animation.motion.Track;
import org.junit.jupiter.api.Test;

class SplineTest {
  private static final double STEP = 1e-4;

  private static double[] at(Track track, double frame) {
    return Sampling.of(track).at(frame).orElseThrow();
  }

  /** The uniform Catmull-Rom polynomial as textbooks have it. */
  private static double textbook(double a, double b, double c, double d, double t) {
    return 0.5
        * (2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t * t
            + (3 * b - a - 3 * c + d) * t * t * t);
  }

  @Test
  void equalDistancesGiveTheUniformSpline() {
    RandomMotions.each(
        some -> {
          Track track =
              some.vectors("spline", 4)
                  .with(new int[] {3, 10, 17, 24}, some.vectors("x", 4).values());
          double t = some.part();
          double[] found = at(track, 10 + 7 * t);
          for (int axis = 0; axis < 3; axis++) {
            double expected =
                textbook(
                    track.row(0)[axis],
                    track.row(1)[axis],
                    track.row(2)[axis],
                    track.row(3)[axis],
                    t);
            assertThat(found[axis]).isCloseTo(expected, within(1e-9));
          }
        });
  }

  @Test
  void constantSpeedIsKeptAtAnyDistances() {
    RandomMotions.each(
        some -> {
          Track any = some.vectors("spline", 2 + some.below(4));
          double[] values = any.values();
          for (int i = 0; i < values.length; i++) {
            values[i] = any.frame(i / 3) * (1 + i % 3);
          }
          int last = any.frame(any.rows() - 1);
          double frame = any.frame(0) + some.part() * (last - any.frame(0));
          assertThat(at(any.with(values), frame))
              .containsExactly(new double[] {frame, 2 * frame, 3 * frame}, within(1e-9));
        });
  }

  @Test
  void constantRotationIsKept() {
    int[] frames = {0, 3, 20, 25};
    double[] values = new double[16];
    for (int row = 0; row < 4; row++) {
      Quaternion turned = new Quaternion(0, 0.03 * frames[row], 0, 0).exp();
      QuaternionRows.put(values, row, row == 2 ? turned.negated() : turned);
    }
    Track track = new Track(Track.Kind.QUATERNION, "b", "Bone", "rot", "spline", frames, values);
    for (double frame = 0; frame < 25; frame += 0.7) {
      RotationMatrix expected = RotationMatrix.of(new Quaternion(0, 0.03 * frame, 0, 0).exp());
      RotationMatrix found = RotationMatrix.of(Sampling.of(track).rotationAt(frame).orElseThrow());
      assertThat(found.distance(expected)).isLessThan(1e-12);
    }
  }

  @Test
  void speedIsContinuousAtKeys() {
    RandomMotions.each(
        some -> {
          Track track = some.vectors("spline", 4);
          int key = track.frame(1 + some.below(2));
          double[] before = at(track, key - STEP);
          double[] now = at(track, key);
          double[] after = at(track, key + STEP);
          for (int axis = 0; axis < 3; axis++) {
            double coming = (now[axis] - before[axis]) / STEP;
            double going = (after[axis] - now[axis]) / STEP;
            assertThat(coming).isCloseTo(going, within(0.2));
          }
        });
  }

  /** Small turns, as keys of a smooth motion are; unevenly spaced, with signs by chance. */
  @Test
  void angularSpeedIsContinuousAtKeys() {
    RandomMotions.each(
        some -> {
          Track track = some.bone("b", "spline", 4);
          double[] values = track.values();
          Quaternion base = some.rotation();
          for (int row = 0; row < 4; row++) {
            Quaternion turned = base.slerp(some.rotation(), 0.3);
            QuaternionRows.put(values, row, some.below(2) == 0 ? turned : turned.negated());
          }
          Track smooth = track.with(values);
          int key = smooth.frame(1 + some.below(2));
          double[][] coming = speed(smooth, key - STEP, key);
          double[][] going = speed(smooth, key, key + STEP);
          for (int row = 0; row < 3; row++) {
            assertThat(coming[row]).containsExactly(going[row], within(5e-3));
          }
        });
  }

  /** How fast the ends of the three axes move, a row an axis. */
  private static double[][] speed(Track track, double from, double to) {
    RotationMatrix start = RotationMatrix.of(Sampling.of(track).rotationAt(from).orElseThrow());
    RotationMatrix end = RotationMatrix.of(Sampling.of(track).rotationAt(to).orElseThrow());
    double[][] speed = new double[3][];
    for (int axis = 0; axis < 3; axis++) {
      double[] unit = new double[3];
      unit[axis] = 1 / STEP;
      speed[axis] = end.apply(unit);
      double[] before = start.apply(unit);
      for (int i = 0; i < 3; i++) {
        speed[axis][i] -= before[i];
      }
    }
    return speed;
  }

  @Test
  void twoKeysGiveAStraightLine() {
    RandomMotions.each(
        some -> {
          Track vectors = some.vectors("spline", 2);
          double frame = vectors.frame(0) + some.part() * (vectors.frame(1) - vectors.frame(0));
          assertThat(at(vectors, frame))
              .containsExactly(at(vectors.with("linear"), frame), within(1e-9));
          Track bone = some.bone("b", "spline", 2);
          double other = bone.frame(0) + some.part() * (bone.frame(1) - bone.frame(0));
          assertThat(at(bone, other)).containsExactly(at(bone.with("linear"), other), within(1e-6));
        });
  }

  @Test
  void equalKeysGiveAConstantBitForBit() {
    RandomMotions.each(
        some -> {
          double[] value = some.vector().toArray();
          double[] values = new double[12];
          for (int i = 0; i < 12; i++) {
            values[i] = value[i % 3];
          }
          Track still = some.vectors("spline", 4).with(values);
          assertThat(at(still, still.frame(0) + some.part() * 20)).containsExactly(value);
        });
  }
}
