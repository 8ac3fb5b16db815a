package dev.diptych.animation.motion;

import java.util.Arrays;

/**
 * Samples tracks at an even rate. The end of a stretch is always sampled, so that nothing is cut
 * off: where it is no multiple of the step, the last step is shorter. Quaternions keep the signs of
 * the keys; {@link FixSigns} is for whoever interpolates them number by number.
 *
 * @param framesPerSecond how fast the motion plays, which a motion does not say; loaders assume 60
 * @param samplesPerSecond how many samples a second are wanted
 */
public record Resample(double framesPerSecond, double samplesPerSecond) {
  /** A rate can ask for any number of samples; this many are four hours at 60 a second. */
  private static final int MOST = 1_000_000;

  /** As near to a sample as this part of the stretch, the end is that sample. */
  private static final double SAME = 1e-9;

  /**
   * Checks the rates.
   *
   * @throws IllegalArgumentException where one is not a finite number above 0
   */
  public Resample {
    if (!isRate(framesPerSecond) || !isRate(samplesPerSecond)) {
      throw new IllegalArgumentException("a rate must be a finite number above 0");
    }
  }

  private static boolean isRate(double rate) {
    return rate > 0 && rate < Double.POSITIVE_INFINITY;
  }

  /** From the first key to the last; no samples where there are no keys. */
  public Samples of(Track track) {
    int[] frames = track.frames();
    if (frames.length == 0) {
      return new Samples(track.width(), new double[0], new double[0]);
    }
    return of(
        track, Arrays.stream(frames).min().getAsInt(), Arrays.stream(frames).max().getAsInt());
  }

  /**
   * From one frame to another, both included; no samples where the track has no keys.
   *
   * @throws IllegalArgumentException where the stretch has no length, or more samples than a
   *     computer should be asked for
   */
  public Samples of(Track track, double from, double to) {
    double[] frames = frames(from, to);
    Sampling sampling = Sampling.of(track);
    if (track.rows() == 0) {
      return new Samples(track.width(), new double[0], new double[0]);
    }
    double[] values = new double[frames.length * track.width()];
    for (int row = 0; row < frames.length; row++) {
      double[] value = sampling.at(frames[row]).orElseThrow();
      System.arraycopy(value, 0, values, row * value.length, value.length);
      frames[row] /= framesPerSecond;
    }
    return new Samples(track.width(), frames, values);
  }

  private double[] frames(double from, double to) {
    if (!(from <= to)) {
      throw new IllegalArgumentException("frames from " + from + " to " + to);
    }
    double steps = (to - from) * samplesPerSecond / framesPerSecond;
    if (!(steps < MOST)) {
      throw new IllegalArgumentException(
          "more than the " + MOST + " samples that are made at most");
    }
    int whole = (int) Math.ceil(steps - SAME * Math.max(1, steps));
    double[] frames = new double[whole + 1];
    for (int step = 0; step < whole; step++) {
      // Not the sum of steps: where both rates are as they mostly are, frames come out exact.
      frames[step] = from + step * framesPerSecond / samplesPerSecond;
    }
    frames[whole] = to;
    return frames;
  }
}
