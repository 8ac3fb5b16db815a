package dev.diptych.animation.edit;

import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.family.Conversion.Converted;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Gives every moving curve of an input animation keys at a fixed rate, with the values that it
 * plays. Curves with at most one key and those of booleans stay as they are.
 *
 * @param rate keys per second
 */
public record Resample(double rate) {
  /** How many keys there may be, and how many more for each key of the file. */
  private static final double MAX_KEYS = 1e7;

  private static final int PER_KEY = 8;

  /** {@code animation} with keys at the rate. */
  public Converted of(InputAnimation animation) {
    List<Curve> moving = animation.curves().stream().filter(Resample::moves).toList();
    if (moving.isEmpty()) {
      return new Converted(animation.document(), List.of());
    }
    float[] times = times(animation, moving);
    AnimationEditor editor = new AnimationEditor(animation.document());
    for (Curve curve : moving) {
      CurveCursor cursor = PlaybackCurve.of(curve).cursor();
      Keys keys = new Keys(curve.keys().layout(), times.length);
      for (float time : times) {
        float value = (float) cursor.at(time);
        if (!Float.isFinite(value)) {
          throw new IllegalArgumentException(
              "%s is not finite at %s s".formatted(curve.label(), time));
        }
        keys.add(time, value);
      }
      editor.put(curve, keys.table());
    }
    return new Converted(editor.document(), List.of());
  }

  private static boolean moves(Curve curve) {
    return curve.size() > 1 && !curve.isBoolean();
  }

  /** From the first key to the end of the animation: multiples of the interval, and both ends. */
  private float[] times(InputAnimation animation, List<Curve> moving) {
    float first = Float.POSITIVE_INFINITY;
    for (Curve curve : moving) {
      for (int key = 0; key < curve.size(); key++) {
        float time = curve.time(key);
        if (!Float.isFinite(time) || !Float.isFinite(curve.value(key))) {
          throw new IllegalArgumentException(curve.label() + " has a key that is not finite");
        }
        first = Math.min(first, time);
      }
    }
    float end = Math.max(first, animation.duration());
    double count = ((double) end - first) * rate + 2;
    double most = MAX_KEYS + PER_KEY * moving.stream().mapToDouble(Curve::size).sum();
    if (count * moving.size() > most) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT, "that would be more than %.0f keys: choose a lower --fps", most));
    }
    return times(first, end, (int) count);
  }

  private float[] times(float first, float end, int expected) {
    float[] times = new float[expected + 2];
    times[0] = first;
    int size = 1;
    for (long i = (long) Math.ceil(first * rate); i / rate < end; i++) {
      float time = (float) (i / rate);
      if (time > times[size - 1] && time < end) {
        times[size++] = time;
      }
    }
    if (end > times[size - 1]) {
      times[size++] = end;
    }
    return Arrays.copyOf(times, size);
  }
}
