package dev.diptych.animation.math;

/** Rotations as matrices, row by row, for checks that share nothing with the quaternions. */
public final class RotationMatrix {
  private final double[][] rows;

  private RotationMatrix(double[][] rows) {
    this.rows = rows;
  }

  public static final RotationMatrix NONE = RotationMatrix.diagonal(1, 1, 1);

  /** The textbook matrix of an active rotation. */
  public static RotationMatrix of(Quaternion q) {
    double n = 2 / (q.x() * q.x() + q.y() * q.y() + q.z() * q.z() + q.w() * q.w());
    double xx = n * q.x() * q.x();
    double yy = n * q.y() * q.y();
    double zz = n * q.z() * q.z();
    double xy = n * q.x() * q.y();
    double xz = n * q.x() * q.z();
    double yz = n * q.y() * q.z();
    double wx = n * q.w() * q.x();
    double wy = n * q.w() * q.y();
    double wz = n * q.w() * q.z();
    return new RotationMatrix(
        new double[][] {
          {1 - yy - zz, xy - wz, xz + wy},
          {xy + wz, 1 - xx - zz, yz - wx},
          {xz - wy, yz + wx, 1 - xx - yy}
        });
  }

  public static RotationMatrix diagonal(double x, double y, double z) {
    return new RotationMatrix(new double[][] {{x, 0, 0}, {0, y, 0}, {0, 0, z}});
  }

  public RotationMatrix times(RotationMatrix right) {
    double[][] product = new double[3][3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        for (int i = 0; i < 3; i++) {
          product[row][column] += rows[row][i] * right.rows[i][column];
        }
      }
    }
    return new RotationMatrix(product);
  }

  public RotationMatrix transposed() {
    double[][] other = new double[3][3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        other[column][row] = rows[row][column];
      }
    }
    return new RotationMatrix(other);
  }

  public double[] apply(double... v) {
    double[] turned = new double[3];
    for (int row = 0; row < 3; row++) {
      for (int i = 0; i < 3; i++) {
        turned[row] += rows[row][i] * v[i];
      }
    }
    return turned;
  }

  /** The angle of the turn in radians, small ones included. */
  public double angle() {
    double x = rows[2][1] - rows[1][2];
    double y = rows[0][2] - rows[2][0];
    double z = rows[1][0] - rows[0][1];
    double trace = rows[0][0] + rows[1][1] + rows[2][2];
    return Math.atan2(Math.sqrt(x * x + y * y + z * z), trace - 1);
  }

  /** The greatest difference of any number. */
  public double distance(RotationMatrix other) {
    double most = 0;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        most = Math.max(most, Math.abs(rows[row][column] - other.rows[row][column]));
      }
    }
    return most;
  }
}
