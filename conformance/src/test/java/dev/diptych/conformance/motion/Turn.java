package dev.diptych.conformance.motion;

/**
 * A rotation as a matrix: nothing of the product's quaternions.
 *
 * @param cells three rows of three
 */
@SuppressWarnings("ArrayRecordComponent")
record Turn(double[][] cells) {
  /** The rotation that the quaternion (x y z w) is. */
  static Turn of(double x, double y, double z, double w) {
    double n = 2 / (x * x + y * y + z * z + w * w);
    return new Turn(
        new double[][] {
          {1 - n * (y * y + z * z), n * (x * y - z * w), n * (x * z + y * w)},
          {n * (x * y + z * w), 1 - n * (x * x + z * z), n * (y * z - x * w)},
          {n * (x * z - y * w), n * (y * z + x * w), 1 - n * (x * x + y * y)}
        });
  }

  /** First {@code inner}, then this. */
  Turn after(Turn inner) {
    double[][] product = new double[3][3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        for (int i = 0; i < 3; i++) {
          product[row][column] += cells[row][i] * inner.cells[i][column];
        }
      }
    }
    return new Turn(product);
  }

  /** The same rotation seen in a mirror that turns x round. */
  Turn mirrored() {
    double[][] seen = new double[3][3];
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        boolean flips = (row == 0) != (column == 0);
        seen[row][column] = flips ? -cells[row][column] : cells[row][column];
      }
    }
    return new Turn(seen);
  }

  /** How far the two are apart, in the cell where they differ most. */
  double distance(Turn other) {
    double most = 0;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        most = Math.max(most, Math.abs(cells[row][column] - other.cells[row][column]));
      }
    }
    return most;
  }
}
