package dev.diptych.animation.chart;

import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.Arrays;
import java.util.stream.IntStream;

/** Plays a track of a motion. Without keys, its numbers are NaN. */
final class TrackPlayer implements Player {
  /** Motions have frames only; other readers of the format play 60 a second. */
  static final double RATE = 60;

  private final Track track;
  private final Sampling sampling;

  TrackPlayer(Track track) {
    this.track = track;
    this.sampling = Sampling.of(track);
  }

  @Override
  public void at(double time, double[] into) {
    sampling
        .at(time * RATE)
        .ifPresentOrElse(
            numbers -> System.arraycopy(numbers, 0, into, 0, into.length),
            () -> Arrays.fill(into, Double.NaN));
  }

  @Override
  public double[] keyTimes() {
    return IntStream.range(0, track.rows()).mapToDouble(row -> track.frame(row) / RATE).toArray();
  }
}
