package dev.diptych.view.answer;

import dev.diptych.family.scene.Interpolation;
import dev.diptych.family.scene.Track;
import dev.diptych.family.scene.Wrap;
import java.nio.ByteBuffer;

/**
 * Some keys of a track, in the order of playback. Key {@code i} is key {@code i} of the track; if
 * the track repeats its keys, i counts on beyond its last key, and before its first one.
 */
final class KeySpan {
  /** A track with a short period has no more repeated keys in one span than this. */
  private static final long MAX_REPEATED = 200_000;

  private static final int SPLINE = 2;

  private final Track track;
  private final long begin;
  private final long end;
  private final boolean repeated;

  private KeySpan(Track track, long begin, long end, boolean repeated) {
    this.track = track;
    this.begin = begin;
    this.end = end;
    this.repeated = repeated;
  }

  static KeySpan of(Track track, double from, double to) {
    int size = track.size();
    if (size == 0) {
      return new KeySpan(track, 0, 0, false);
    }
    double first = track.time(0);
    double length = track.time(size - 1) - first;
    boolean before = from < first && track.before() != Wrap.CLAMP;
    boolean after = to > first + length && track.after() != Wrap.CLAMP;
    if (length > 0 && (before || after)) {
      long low = before ? (long) Math.floor((from - first) / length) : 0;
      long high = after ? (long) Math.floor((to - first) / length) + 1 : 1;
      if ((high - low) * size <= MAX_REPEATED) {
        return new KeySpan(track, low * size, high * size, true);
      }
    }
    int begin = Math.max(0, track.before(from) - SPLINE + 1);
    return new KeySpan(track, begin, Math.min(size, track.before(to) + 1 + SPLINE), false);
  }

  int size() {
    return (int) (end - begin);
  }

  /** The index of the first key, or -1 if keys are repeated. */
  int first() {
    return repeated ? -1 : (int) begin;
  }

  void times(ByteBuffer out) {
    int size = track.size();
    double first = size == 0 ? 0 : track.time(0);
    double last = size == 0 ? 0 : track.time(size - 1);
    for (long i = begin; i < end; i++) {
      double start = (last - first) * Math.floorDiv(i, size);
      double time = track.time(key(i));
      out.putDouble(backwards(i) ? start + first + last - time : start + time);
    }
  }

  void numbers(ByteBuffer out) {
    double[] numbers = new double[track.numbers()];
    for (long i = begin; i < end; i++) {
      boolean backwards = backwards(i);
      // Backwards, the value that holds after a key is that of the key before it.
      boolean holds = backwards && track.interpolation() == Interpolation.CONSTANT;
      track.read(holds ? Math.max(0, key(i) - 1) : key(i), numbers, 0);
      if (track.interpolation() == Interpolation.BEZIER) {
        slopes(numbers, backwards);
      }
      for (double number : numbers) {
        out.putFloat((float) number);
      }
    }
  }

  private boolean backwards(long i) {
    Wrap wrap = i < 0 ? track.before() : track.after();
    return wrap == Wrap.PING_PONG && Math.floorDiv(i, track.size()) % 2 != 0;
  }

  private int key(long i) {
    int key = (int) Math.floorMod(i, (long) track.size());
    return backwards(i) ? track.size() - 1 - key : key;
  }

  /**
   * Exchanges both sides of a key if it is played backwards: slope, weight, and which weights
   * count. An infinite slope lets the value of the earlier key hold; the sign determines which of
   * the two that is in the order of playback.
   */
  private static void slopes(double[] numbers, boolean backwards) {
    for (int side = 1; side <= 2; side++) {
      numbers[side] = Double.isInfinite(numbers[side]) ? Double.POSITIVE_INFINITY : numbers[side];
    }
    if (!backwards) {
      return;
    }
    double slope = numbers[1];
    numbers[1] = -numbers[2];
    numbers[2] = -slope;
    double weight = numbers[3];
    numbers[3] = numbers[4];
    numbers[4] = weight;
    int mode = (int) numbers[5];
    numbers[5] = (mode & 1) << 1 | (mode & 2) >> 1;
  }
}
