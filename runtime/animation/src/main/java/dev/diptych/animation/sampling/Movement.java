package dev.diptych.animation.sampling;

/** Numbers that depend on time, such as the positions and rotations of all joints of a hand. */
@FunctionalInterface
public interface Movement {
  /**
   * Writes the numbers at {@code time}.
   *
   * @param time in seconds
   * @param values where to write them; a movement with fewer numbers leaves the others as they are
   */
  void at(double time, double[] values);
}
