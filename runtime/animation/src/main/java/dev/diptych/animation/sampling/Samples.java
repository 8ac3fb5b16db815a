package dev.diptych.animation.sampling;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A movement as straight lines between samples. Times are floats and strictly ascending. */
public final class Samples {
  /**
   * What is left of a tolerance, since lines between samples may be wrong: by a 16th of what a line
   * over four samples is, or four times that near a corner.
   */
  private static final double LINES = 1 - Sampler.PART / 4;

  private final List<double[]> values = new ArrayList<>();
  private float[] times = new float[16];

  /** Without samples. */
  public Samples() {}

  /**
   * Adds a sample.
   *
   * @param time in seconds, later than the samples before it
   * @param numbers used as they are, and must not be changed afterwards
   * @throws IllegalArgumentException if the time is not later
   */
  public void add(float time, double[] numbers) {
    int size = values.size();
    if (size > 0 && !(time > times[size - 1])) {
      throw new IllegalArgumentException(time + " is not after " + times[size - 1]);
    }
    if (size == times.length) {
      times = Arrays.copyOf(times, 2 * size);
    }
    times[size] = time;
    values.add(numbers);
  }

  /** The number of samples. */
  public int size() {
    return values.size();
  }

  /** The time of a sample, in seconds. */
  public float time(int sample) {
    return times[sample];
  }

  /** The numbers of a sample, not copied. */
  public double[] values(int sample) {
    return values.get(sample);
  }

  /**
   * Few of the samples as keys of {@code channel}, with which linear playback is everywhere within
   * its tolerance. The first and the last sample are keys.
   *
   * @param keep times in seconds, ascending; samples at these times are keys
   */
  public SampledKeys thin(Channel channel, double... keep) {
    int width = channel.kind().width();
    double[] numbers = numbers(channel);
    int[] kept = new Thinning(times, numbers, width, LINES * channel.limit()).keep(required(keep));
    float[] keyTimes = new float[kept.length];
    float[] keyValues = new float[kept.length * width];
    for (int key = 0; key < kept.length; key++) {
      keyTimes[key] = times[kept[key]];
      for (int axis = 0; axis < width; axis++) {
        keyValues[key * width + axis] = (float) numbers[kept[key] * width + axis];
      }
    }
    return new SampledKeys(keyTimes, keyValues, width);
  }

  /**
   * {@link #thin(Channel, double...)} for several channels, in parallel.
   *
   * @return the keys of each channel
   */
  public List<SampledKeys> thin(List<Channel> channels, double[] keep) {
    return channels.parallelStream().map(channel -> thin(channel, keep)).toList();
  }

  /** The numbers of {@code channel}, sample by sample, with continuous signs. */
  private double[] numbers(Channel channel) {
    int width = channel.kind().width();
    double[] numbers = new double[size() * width];
    double sign = 1;
    for (int sample = 0; sample < size(); sample++) {
      if (sample > 0) {
        sign *= channel.sign(values(sample - 1), values(sample));
      }
      for (int axis = 0; axis < width; axis++) {
        numbers[sample * width + axis] = sign * values(sample)[channel.offset() + axis];
      }
    }
    return numbers;
  }

  /** The samples at the times {@code keep}, and the last one. */
  private boolean[] required(double[] keep) {
    boolean[] required = new boolean[size()];
    for (double time : keep) {
      int found = Arrays.binarySearch(times, 0, size(), (float) time);
      if (found >= 0) {
        required[found] = true;
      }
    }
    if (size() > 0) {
      required[size() - 1] = true;
    }
    return required;
  }
}
