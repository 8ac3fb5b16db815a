package dev.diptych.animation.motion.sampling;

import dev.diptych.animation.motion.MotionWriter;
import dev.diptych.animation.motion.Track;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntFunction;

/**
 * Chooses few frames as keys of a track, such that the track plays within a tolerance of wanted
 * values at every frame. What is compared is the playback of the chosen keys, by the curve of the
 * track: a key of a spline changes the shape around it, too.
 *
 * <p>Keys are added where playback is farthest away, then those are removed without which it is
 * still near. Values have six decimals, as files do. Between frames nothing is measured: a movement
 * that is faster than the frames needs a key at each of them.
 */
public final class FewFrames {
  /**
   * The limit of frames of all calls for one file: 20 minutes at 60 frames a second of 50 bones.
   */
  public static final int MAX_FRAMES = 4_000_000;

  /** After so many rounds, frames that are still too far away all become keys. */
  private static final int MAX_ROUNDS = 48;

  private final Track like;
  private final int first;
  private final double[][] wanted;
  private final double limit;
  private final BitSet keys = new BitSet();

  private FewFrames(Track like, int first, double[][] wanted, double limit) {
    this.like = like;
    this.first = first;
    this.wanted = wanted;
    this.limit = limit;
  }

  /**
   * The keys that {@code like} needs from the first to the last required frame.
   *
   * @param like its kind and curve; its keys do not count
   * @param required frames that are keys, ascending, at least one; at most {@link #MAX_FRAMES} from
   *     the first to the last
   * @param wanted the numbers at a frame, of the width of the track, finite; rotations of length 1
   * @param tolerance for vectors a distance, for rotations an angle in degrees; above 0
   * @return a track with these keys
   */
  public static Track keys(
      Track like, int[] required, IntFunction<double[]> wanted, double tolerance) {
    int from = required[0];
    double[][] values = new double[required[required.length - 1] - from + 1][];
    for (int i = 0; i < values.length; i++) {
      values[i] = Arrays.stream(wanted.apply(from + i)).map(FewFrames::rounded).toArray();
    }
    double limit =
        like.kind() == Track.Kind.VECTOR
            ? tolerance
            : 2 * StrictMath.sin(Math.toRadians(tolerance) / 4);
    FewFrames few = new FewFrames(like, from, values, limit);
    BitSet fixed = new BitSet();
    Arrays.stream(required).forEach(frame -> fixed.set(frame - from));
    few.keys.or(fixed);
    few.add();
    few.remove(fixed);
    return few.track(few.keys.stream().toArray());
  }

  private static double rounded(double value) {
    // Without a negative zero.
    return MotionWriter.rounded(value) + 0.0;
  }

  private void add() {
    int rounds = 1;
    while (addOnce(rounds == MAX_ROUNDS)) {
      rounds = Math.min(rounds + 1, MAX_ROUNDS);
    }
  }

  /**
   * Adds the farthest frame between each two keys, or all that are too far away.
   *
   * @return whether there was one
   */
  private boolean addOnce(boolean all) {
    Sampling sampling = Sampling.of(track(keys.stream().toArray()));
    BitSet added = new BitSet();
    for (int key = 0; key >= 0; key = keys.nextSetBit(key + 1)) {
      int next = keys.nextSetBit(key + 1);
      double most = limit;
      int worst = -1;
      for (int i = key + 1; i < next; i++) {
        double distance = distance(sampling, i);
        if (!(distance <= limit) && all) {
          added.set(i);
        } else if (!(distance <= most)) {
          most = distance;
          worst = i;
        }
      }
      if (worst >= 0) {
        added.set(worst);
      }
    }
    keys.or(added);
    return !added.isEmpty();
  }

  private void remove(BitSet fixed) {
    for (int key = keys.nextSetBit(1); key >= 0; key = keys.nextSetBit(key + 1)) {
      if (!fixed.get(key)) {
        keys.clear(key);
        if (!isNearWithout(key)) {
          keys.set(key);
        }
      }
    }
  }

  /** A key changes two segments on either side, whose shapes depend on one more key. */
  private boolean isNearWithout(int removed) {
    int[] around = new int[6];
    int low = removed;
    int high = removed;
    int begin = 3;
    int end = 3;
    while (begin > 0 && keys.previousSetBit(low - 1) >= 0) {
      low = keys.previousSetBit(low - 1);
      around[--begin] = low;
    }
    while (end < around.length && keys.nextSetBit(high + 1) >= 0) {
      high = keys.nextSetBit(high + 1);
      around[end++] = high;
    }
    Sampling sampling = Sampling.of(track(Arrays.copyOfRange(around, begin, end)));
    // The outermost of three keys is only there for the shape.
    int until = around[Math.min(end - 1, 4)];
    for (int i = around[Math.max(begin, 1)]; i < until; i++) {
      if (!keys.get(i) && !(distance(sampling, i) <= limit)) {
        return false;
      }
    }
    return true;
  }

  private Track track(int[] indexes) {
    double[] values = new double[indexes.length * like.width()];
    int[] frames = new int[indexes.length];
    for (int i = 0; i < indexes.length; i++) {
      frames[i] = first + indexes[i];
      System.arraycopy(wanted[indexes[i]], 0, values, i * like.width(), like.width());
    }
    return like.with(frames, values);
  }

  /** The distance as points; a rotation and its negative are the same. */
  private double distance(Sampling sampling, int index) {
    double[] played = sampling.at(first + index).orElseThrow();
    double[] want = wanted[index];
    double minus = 0;
    double plus = 0;
    for (int i = 0; i < want.length; i++) {
      minus += (played[i] - want[i]) * (played[i] - want[i]);
      plus += (played[i] + want[i]) * (played[i] + want[i]);
    }
    return Math.sqrt(like.kind() == Track.Kind.VECTOR ? minus : Math.min(minus, plus));
  }
}
