package dev.diptych.animation.input.rotation;

/**
 * Finds where a recording changes to the other of the two quaternions of a rotation. All four
 * numbers change their signs at once: X, Y and Z jump to about their negatives, faster than anyone
 * turns. Devices do so, and Unity does when angles wrap around.
 */
final class SignFlips {
  /** The highest speed of X, Y and Z together, per second: about 1,700 degrees. */
  private static final double MAX_SPEED = 15;

  /** The factor by which they must be closer to the negative than to the previous value. */
  private static final double MIN_RATIO = 4;

  private SignFlips() {}

  /**
   * For each key, whether all signs are opposite to those at the first key.
   *
   * @param times the times of keys, strictly ascending
   * @param xyz X, Y and Z of each key
   */
  static boolean[] find(double[] times, double[][] xyz) {
    boolean[] flipped = new boolean[times.length];
    for (int key = 1; key < times.length; key++) {
      boolean jumps = jumps(xyz[key - 1], xyz[key], times[key] - times[key - 1]);
      flipped[key] = flipped[key - 1] ^ jumps;
    }
    return flipped;
  }

  private static boolean jumps(double[] before, double[] after, double seconds) {
    double same = 0;
    double opposite = 0;
    for (int axis = 0; axis < before.length; axis++) {
      double change = after[axis] - before[axis];
      double sum = after[axis] + before[axis];
      same += change * change;
      opposite += sum * sum;
    }
    double distance = Math.sqrt(same);
    return distance > MAX_SPEED * seconds && distance > MIN_RATIO * Math.sqrt(opposite);
  }
}
