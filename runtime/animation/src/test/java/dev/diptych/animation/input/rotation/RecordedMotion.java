package dev.diptych.animation.input.rotation;

import java.util.Random;

/** Smooth rotations over time, for tests: unit quaternions at 60 frames a second, as floats. */
public final class RecordedMotion {
  private static final double RATE = 60;

  private final float[] times;
  private final float[][] frames;

  private RecordedMotion(float[] times, float[][] frames) {
    this.times = times;
    this.frames = frames;
  }

  /** How many keys there are. */
  public int size() {
    return times.length;
  }

  /** The time of a key in seconds. */
  public float time(int key) {
    return times[key];
  }

  /** One number of a key: x, y, z or w. */
  public float value(int key, int axis) {
    return frames[key][axis];
  }

  /** A rotation at a time, of any length but 0. */
  public interface Path {
    double[] at(double seconds);
  }

  /** {@code path} from 0 s on. */
  public static RecordedMotion of(int frames, Path path) {
    float[] times = new float[frames];
    float[][] rotations = new float[frames][];
    for (int frame = 0; frame < frames; frame++) {
      times[frame] = (float) (frame / RATE);
      rotations[frame] = unit(path.at(frame / RATE));
    }
    return new RecordedMotion(times, rotations);
  }

  /** All four numbers swing on their own, so that W passes zero at any speed and any time. */
  public static RecordedMotion swinging(long seed, double speed) {
    Random random = new Random(seed);
    double[][] waves = new double[12][];
    for (int i = 0; i < waves.length; i++) {
      double turns = speed * (0.2 + random.nextDouble());
      waves[i] = new double[] {random.nextGaussian(), turns, 7 * random.nextDouble()};
    }
    return of(
        200 + random.nextInt(200),
        seconds -> {
          double[] sums = new double[4];
          for (int i = 0; i < waves.length; i++) {
            sums[i % 4] += waves[i][0] * Math.sin(waves[i][1] * seconds + waves[i][2]);
          }
          return sums;
        });
  }

  /** A turn about an axis that wobbles, by 180 degrees and beyond. */
  public static RecordedMotion turning(long seed) {
    Random random = new Random(seed);
    double start = 2.4 + random.nextDouble() / 2;
    double speed = 0.3 + 4 * random.nextDouble();
    double wobble = random.nextDouble() / 2;
    return of(
        150,
        seconds -> {
          double half = start / 2 + speed * seconds / 2;
          double side = wobble * Math.sin(2 * seconds + random(seed));
          double x = Math.sin(half) * Math.sin(side);
          return new double[] {x, Math.sin(half) * Math.cos(side), 0, Math.cos(half)};
        });
  }

  /** W comes down to {@code least} at some time and goes back up. */
  public static RecordedMotion touching(long seed, double least) {
    Random random = new Random(seed);
    double turn = 0.5 + 1.5 * random.nextDouble();
    double bend = 0.05 + random.nextDouble();
    double side = 3 * random.nextDouble();
    return of(
        150,
        seconds -> {
          double w = Math.min(0.95, least + bend * Math.pow(seconds - turn, 2));
          double rest = Math.sqrt(1 - w * w);
          double angle = side + seconds / 2;
          return new double[] {
            0.6 * rest, 0.8 * rest * Math.sin(angle), 0.8 * rest * Math.cos(angle), w
          };
        });
  }

  /** The same rotations, but now and then it goes on with the other quaternion that means them. */
  public RecordedMotion mirrored(long seed) {
    Random random = new Random(seed);
    float[][] rotations = new float[frames.length][4];
    boolean other = false;
    for (int frame = 0; frame < frames.length; frame++) {
      other ^= frame > 0 && isClearlyTurned(frame) && random.nextInt(20) == 0;
      for (int axis = 0; axis < 4; axis++) {
        rotations[frame][axis] = other ? -frames[frame][axis] : frames[frame][axis];
      }
    }
    return new RecordedMotion(times, rotations);
  }

  /** Close to no rotation at all, X, Y and Z are too small to show a change of sides. */
  private boolean isClearlyTurned(int frame) {
    return Math.abs(frames[frame][3]) < 0.9;
  }

  /** As a recorder keeps it: only the frames that straight lines between others do not give. */
  public RecordedMotion thinned(double degrees) {
    boolean[] kept = new boolean[times.length];
    kept[0] = true;
    kept[times.length - 1] = true;
    keepWorst(kept, 0, times.length - 1, Math.cos(Math.toRadians(degrees) / 2));
    int count = 0;
    for (boolean keep : kept) {
      count += keep ? 1 : 0;
    }
    float[] some = new float[count];
    float[][] rotations = new float[count][];
    int at = 0;
    for (int frame = 0; frame < kept.length; frame++) {
      if (kept[frame]) {
        some[at] = times[frame];
        rotations[at++] = frames[frame];
      }
    }
    return new RecordedMotion(some, rotations);
  }

  private void keepWorst(boolean[] kept, int start, int end, double limit) {
    int worst = -1;
    double least = limit;
    for (int frame = start + 1; frame < end; frame++) {
      double part = (times[frame] - times[start]) / (times[end] - times[start]);
      double[] between = new double[4];
      for (int axis = 0; axis < 4; axis++) {
        between[axis] = frames[start][axis] * (1 - part) + frames[end][axis] * part;
      }
      double dot = dot(unit(between), frames[frame]);
      if (dot < least) {
        worst = frame;
        least = dot;
      }
    }
    if (worst > 0) {
      kept[worst] = true;
      keepWorst(kept, start, worst, limit);
      keepWorst(kept, worst, end, limit);
    }
  }

  private static double random(long seed) {
    return new Random(seed).nextDouble();
  }

  private static double dot(float[] one, float[] other) {
    double sum = 0;
    for (int axis = 0; axis < 4; axis++) {
      sum += (double) one[axis] * other[axis];
    }
    return sum;
  }

  private static float[] unit(double[] numbers) {
    double square = 0;
    for (double number : numbers) {
      square += number * number;
    }
    float[] unit = new float[numbers.length];
    for (int axis = 0; axis < unit.length; axis++) {
      unit[axis] = (float) (numbers[axis] / Math.sqrt(square));
    }
    return unit;
  }
}
