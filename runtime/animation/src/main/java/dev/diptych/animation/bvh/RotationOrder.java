package dev.diptych.animation.bvh;

import dev.diptych.animation.math.Quaternion;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The order of three rotations about different axes. As in BVH, the rotation is the product from
 * the first to the last: each turns about the axes that those before it have turned.
 *
 * @param first the axis of the first rotation: 0 for X
 * @param second the axis of the second one
 * @param third the axis of the third one
 */
record RotationOrder(int first, int second, int third) {
  /** The cosine of the second angle below which only the sum of the others counts. */
  private static final double MIN_COSINE = 1e-9;

  /** The order of the channels that turn, which are three. */
  static RotationOrder of(List<BvhChannel> channels) {
    int[] axes =
        channels.stream().filter(each -> !each.moves).mapToInt(each -> each.axis).toArray();
    return new RotationOrder(axes[0], axes[1], axes[2]);
  }

  /** A rotation about an axis. */
  static Quaternion about(int axis, double degrees) {
    double half = Math.toRadians(degrees) / 2;
    double sine = StrictMath.sin(half);
    return new Quaternion(
        axis == 0 ? sine : 0, axis == 1 ? sine : 0, axis == 2 ? sine : 0, StrictMath.cos(half));
  }

  /** The rotation of three angles in degrees. */
  Quaternion rotation(double[] angles) {
    return about(first, angles[0]).times(about(second, angles[1])).times(about(third, angles[2]));
  }

  /**
   * The angles of a rotation in degrees, with the decimals that files have.
   *
   * @param unit of length 1
   * @param before the angles of the frame before, to which they are near; null for none
   */
  double[] angles(Quaternion unit, double @Nullable [] before) {
    double[] angles = angles(unit, before == null ? 0 : before[2]);
    if (before != null) {
      double[] other = {angles[0] + 180, 180 - angles[1], angles[2] + 180};
      angles = nearer(wrapped(angles, before), wrapped(other, before), before);
    }
    for (int i = 0; i < angles.length; i++) {
      angles[i] = BvhNumber.angle(angles[i]);
    }
    return angles;
  }

  private static double[] nearer(double[] angles, double[] others, double[] before) {
    return distance(others, before) < distance(angles, before) ? others : angles;
  }

  private static double distance(double[] angles, double[] before) {
    double distance = 0;
    for (int i = 0; i < angles.length; i++) {
      distance += Math.abs(angles[i] - before[i]);
    }
    return distance;
  }

  private static double[] wrapped(double[] angles, double[] before) {
    double[] wrapped = new double[angles.length];
    for (int i = 0; i < angles.length; i++) {
      wrapped[i] = angles[i] - 360 * Math.rint((angles[i] - before[i]) / 360);
    }
    return wrapped;
  }

  /**
   * The angles of a rotation, of which the second is from -90 to 90.
   *
   * @param free the third angle, where only its sum with the first one counts
   */
  private double[] angles(Quaternion unit, double free) {
    // Of a cyclic order the signs are those of X, Y, Z; another order is its mirror image.
    int sign = (second - first + 3) % 3 == 1 ? 1 : -1;
    double[][] m = matrix(unit);
    double sine = sign * m[first][third];
    double cosine = Math.sqrt(square(m[first][first]) + square(m[first][second]));
    double middle = atan(sine, cosine);
    if (cosine < MIN_COSINE) {
      double[][] rest = matrix(unit.times(about(third, -free)));
      double alone = atan(sign * rest[third][second], rest[second][second]);
      return new double[] {alone, middle, free};
    }
    return new double[] {
      atan(-sign * m[second][third], m[third][third]),
      middle,
      atan(-sign * m[first][second], m[first][first])
    };
  }

  private static double square(double number) {
    return number * number;
  }

  /** In degrees. Without negative zeros, which would tell a rotation from its negative. */
  private static double atan(double y, double x) {
    return Math.toDegrees(StrictMath.atan2(y + 0.0, x + 0.0));
  }

  private static double[][] matrix(Quaternion q) {
    double x = q.x();
    double y = q.y();
    double z = q.z();
    double w = q.w();
    return new double[][] {
      {1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
      {2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)},
      {2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)}
    };
  }
}
