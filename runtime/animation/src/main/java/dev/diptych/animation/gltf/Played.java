package dev.diptych.animation.gltf;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.SampledKeys;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A node as a player of glTF moves it: straight lines and slerps between keys that are floats.
 *
 * @param parent how the parent is played; null for a node of the scene
 * @param translation its keys
 * @param rotation its keys
 */
record Played(@Nullable Played parent, Keys translation, Keys rotation) {
  /** Keys as floats, at least one, with times in strictly ascending order. */
  static final class Keys {
    final float[] times;
    final float[] values;
    private final int width;

    Keys(float[] times, float[] values, int width) {
      this.times = times;
      this.values = values;
      this.width = width;
    }

    static Keys of(SampledKeys sampled) {
      float[] times = new float[sampled.size()];
      float[] values = new float[sampled.size() * sampled.width()];
      for (int key = 0; key < times.length; key++) {
        times[key] = sampled.time(key);
        for (int axis = 0; axis < sampled.width(); axis++) {
          values[key * sampled.width() + axis] = sampled.value(key, axis);
        }
      }
      return new Keys(times, values, sampled.width());
    }

    /** One value at all times. */
    static Keys fixed(double... value) {
      float[] values = new float[value.length];
      for (int i = 0; i < value.length; i++) {
        values[i] = (float) value[i];
      }
      return new Keys(new float[] {0}, values, value.length);
    }

    /** Whether all keys have the same value. */
    boolean isFixed() {
      for (int i = width; i < values.length; i++) {
        if (values[i] != values[i - width]) {
          return false;
        }
      }
      return true;
    }

    double number(int key, int axis) {
      return values[key * width + axis];
    }

    /** The last key at or before a time; the first one if there is none. */
    private int before(double time) {
      int found = Arrays.binarySearch(times, (float) time);
      int key = found >= 0 ? found : Math.max(0, -found - 2);
      return key > 0 && times[key] > time ? key - 1 : key;
    }

    private double part(int key, double time) {
      if (key + 1 == times.length || time <= times[key]) {
        return 0;
      }
      return (time - times[key]) / ((double) times[key + 1] - times[key]);
    }
  }

  /** Where it is relative to its parent. */
  Transform local(double time) {
    return new Transform(position(time), turn(time));
  }

  /** Where it is in the scene. */
  Transform world(double time) {
    Transform local = local(time);
    return parent == null ? local : parent.world(time).times(local);
  }

  private Vector position(double time) {
    int key = translation.before(time);
    double part = translation.part(key, time);
    double[] at = new double[3];
    for (int axis = 0; axis < at.length; axis++) {
      double from = translation.number(key, axis);
      at[axis] = part == 0 ? from : from + part * (translation.number(key + 1, axis) - from);
    }
    return Vector.of(at);
  }

  private Quaternion turn(double time) {
    int key = rotation.before(time);
    double part = rotation.part(key, time);
    Quaternion from = quaternion(key);
    return part == 0 ? from : from.slerp(quaternion(key + 1), part).unit();
  }

  private Quaternion quaternion(int key) {
    return new Quaternion(
            rotation.number(key, 0),
            rotation.number(key, 1),
            rotation.number(key, 2),
            rotation.number(key, 3))
        .unit();
  }
}
