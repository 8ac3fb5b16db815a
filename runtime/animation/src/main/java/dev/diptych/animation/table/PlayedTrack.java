package dev.diptych.animation.table;

import dev.diptych.animation.motion.sampling.Sampling;
import dev.diptych.table.Cells;
import dev.diptych.table.Column;

/**
 * A number of a track of a motion.
 *
 * @param column its column
 * @param sampling plays the track
 * @param axis the index of the number
 */
record PlayedTrack(Column column, Sampling sampling, int axis) implements PlayedSignal {
  /** Motions have frames only; other readers of the format play 60 a second. */
  static final double RATE = 60;

  @Override
  public void read(double time, Cells into) {
    sampling
        .at(time * RATE)
        .ifPresentOrElse(
            numbers -> into.add(Double.doubleToRawLongBits(numbers[axis])), into::addMissing);
  }
}
