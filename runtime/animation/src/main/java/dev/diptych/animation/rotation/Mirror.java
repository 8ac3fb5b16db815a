package dev.diptych.animation.rotation;

/**
 * Finds where a recording goes on with the other of the two quaternions that mean a rotation. All
 * four numbers change their sign there at once: X, Y and Z jump to about the opposite, faster than
 * anybody turns. Devices do it, and so does Unity when angles wrap around.
 */
final class Mirror {
  /** As fast as X, Y and Z together may move, per second: a turn by about 1,700 degrees. */
  private static final double LIMIT = 15;

  /** How much closer to the opposite than to the same they must be. */
  private static final double CLOSER = 4;

  private Mirror() {}

  /**
   * For each key whether the sign of all numbers is the other one than at the first.
   *
   * @param times when they are, strictly ascending
   * @param xyz for each key its X, Y and Z
   */
  static boolean[] find(double[] times, double[][] xyz) {
    boolean[] mirrored = new boolean[times.length];
    for (int key = 1; key < times.length; key++) {
      boolean jumps = jumps(xyz[key - 1], xyz[key], times[key] - times[key - 1]);
      mirrored[key] = mirrored[key - 1] ^ jumps;
    }
    return mirrored;
  }

  private static boolean jumps(double[] before, double[] after, double seconds) {
    double same = 0;
    double opposite = 0;
    for (int axis = 0; axis < before.length; axis++) {
      same += Math.pow(after[axis] - before[axis], 2);
      opposite += Math.pow(after[axis] + before[axis], 2);
    }
    double distance = Math.sqrt(same);
    return distance > LIMIT * seconds && distance > CLOSER * Math.sqrt(opposite);
  }
}
