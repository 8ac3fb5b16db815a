package dev.diptych.animation.sampling;

import java.util.List;

/**
 * Samples movements so densely that straight lines between the samples are a small part of the
 * tolerance away from it; {@link Samples#thin} then chooses keys. An interval between two given
 * times is halved at least once, and until the middle and the quarters of its parts are near their
 * lines. A jump becomes two samples less than 2 µs apart; a time just before it among the given
 * ones makes them neighbouring floats.
 */
public final class Sampler {
  /** The limit of samples times numbers. */
  public static final long MAX_NUMBERS = 20_000_000;

  /** The limit of intervals that are too short to be halved. */
  private static final int MAX_SHORTEST = 20_000;

  private static final int MIN_DEPTH = 1;

  /** Shorter intervals are not halved, in seconds. */
  private static final double MIN_SECONDS = 1.0 / (1 << 20);

  /**
   * The part of a tolerance by which a straight line over four samples may be wrong. Lines between
   * neighbours are about 16 times closer.
   */
  static final double PART = 1.0 / 4;

  private final Movement movement;
  private final int width;
  private final List<Channel> channels;
  private final long maxNumbers;
  private final Samples samples = new Samples();
  private int shortest;

  private Sampler(Movement movement, int width, List<Channel> channels, long maxNumbers) {
    this.movement = movement;
    this.width = width;
    this.channels = channels;
    this.maxNumbers = maxNumbers;
  }

  /**
   * Samples {@code movement} from the first to the last of {@code times}, as densely as all
   * channels need.
   *
   * @param width how many numbers the movement writes
   * @param times in seconds, ascending: the ends, and every time at which the movement changes
   *     abruptly, such as authored keys; they are rounded to floats
   * @param maxNumbers the limit of samples times {@code width}
   * @throws SamplingException if the limit is exceeded, or a number is not finite
   */
  public static Samples sample(
      Movement movement, int width, List<Channel> channels, double[] times, long maxNumbers)
      throws SamplingException {
    Sampler sampler = new Sampler(movement, width, channels, maxNumbers);
    sampler.run(times);
    return sampler.samples;
  }

  /** {@link #sample(Movement, int, List, double[], long)} with the default limit. */
  public static Samples sample(Movement movement, int width, List<Channel> channels, double[] times)
      throws SamplingException {
    return sample(movement, width, channels, times, MAX_NUMBERS);
  }

  /**
   * The last time before {@code time} that a file can hold. A movement that jumps at a time keeps
   * its old value until then if both times are given.
   */
  public static float justBefore(double time) {
    return Math.nextDown((float) time);
  }

  private void run(double[] times) throws SamplingException {
    float before = 0;
    double[] valuesBefore = {};
    for (double exact : times) {
      float time = (float) exact;
      if (samples.size() == 0) {
        valuesBefore = at(time);
        add(time, valuesBefore);
      } else if (time > before) {
        double[] values = at(time);
        float middle = middle(before, time);
        refine(before, valuesBefore, middle, at(middle), time, values, 0);
        valuesBefore = values;
      }
      before = samples.time(samples.size() - 1);
    }
  }

  private static float middle(float from, float to) {
    return (float) (((double) from + to) / 2);
  }

  private double[] at(float time) throws SamplingException {
    double[] values = new double[width];
    movement.at(time, values);
    for (double value : values) {
      if (!Double.isFinite(value)) {
        throw SamplingException.of("a number of this movement is not finite", time);
      }
    }
    return values;
  }

  /** Adds the samples after {@code from} until {@code to}. */
  private void refine(
      float from,
      double[] fromValues,
      float middle,
      double[] middleValues,
      float to,
      double[] toValues,
      int depth)
      throws SamplingException {
    if (to - from < MIN_SECONDS || middle <= from || middle >= to) {
      // A jump ends in one such interval. A movement that fills them is faster than keys can be.
      if (++shortest > MAX_SHORTEST) {
        throw SamplingException.of("this movement is too fast for keys 1 µs apart", from);
      }
      add(to, toValues);
      return;
    }
    float early = middle(from, middle);
    float late = middle(middle, to);
    if (early <= from || early >= middle || late <= middle || late >= to) {
      add(middle, middleValues);
      add(to, toValues);
      return;
    }
    double[] earlyValues = at(early);
    double[] lateValues = at(late);
    if (depth < MIN_DEPTH
        || !isNear(from, fromValues, middle, middleValues, to, toValues)
        || !isNear(from, fromValues, early, earlyValues, to, toValues)
        || !isNear(from, fromValues, late, lateValues, to, toValues)) {
      refine(from, fromValues, early, earlyValues, middle, middleValues, depth + 1);
      refine(middle, middleValues, late, lateValues, to, toValues, depth + 1);
      return;
    }
    add(early, earlyValues);
    add(middle, middleValues);
    add(late, lateValues);
    add(to, toValues);
  }

  private void add(float time, double[] values) throws SamplingException {
    if ((samples.size() + 1L) * width > maxNumbers) {
      throw SamplingException.tooLong(maxNumbers, time);
    }
    samples.add(time, values);
  }

  private boolean isNear(
      float from, double[] start, float time, double[] values, float to, double[] end) {
    double part = ((double) time - from) / ((double) to - from);
    for (Channel channel : channels) {
      double endSign = channel.sign(start, end);
      double sign = channel.sign(start, values);
      double square = 0;
      for (int i = channel.offset(); i < channel.offset() + channel.kind().width(); i++) {
        double line = start[i] + part * (endSign * end[i] - start[i]);
        double miss = line - sign * values[i];
        square += miss * miss;
      }
      double limit = PART * channel.limit();
      if (!(square <= limit * limit)) {
        return false;
      }
    }
    return true;
  }
}
