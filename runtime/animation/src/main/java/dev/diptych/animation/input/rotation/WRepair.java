package dev.diptych.animation.input.rotation;

import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Pose;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rebuilds the W curve of a damaged pose from the other three, which share the times of their keys.
 * A rotation has unit length, so |W| = √(1 − X² − Y² − Z²); {@link SignFlips} and {@link
 * SignChoice} find the sign. The first key of W is not damaged and is kept.
 */
final class WRepair {
  /** Below this, a rotation is within 1.2 degrees of 180 degrees. */
  private static final float NEAR_ZERO = 0.01f;

  private final Curve w;
  private final Curve z;
  private final double[] times;
  private final double[][] xyz;

  private WRepair(Pose pose) {
    List<Curve> axes = pose.rotation().subList(0, Pose.W);
    w = pose.w();
    z = axes.get(Pose.W - 1);
    times = new double[z.size()];
    xyz = new double[z.size()][];
    for (int key = 0; key < times.length; key++) {
      int row = key;
      times[key] = z.time(key);
      xyz[key] = axes.stream().mapToDouble(axis -> axis.value(row)).toArray();
    }
  }

  /** Why W of {@code pose} cannot be rebuilt; null if it can. */
  static @Nullable String obstacle(Pose pose) {
    List<Curve> axes = pose.rotation().subList(0, Pose.W);
    Curve z = axes.get(Pose.W - 1);
    for (Curve axis : axes) {
      if (!axis.hasTimesOf(z)) {
        return "X, Y and Z do not have their keys at the same times";
      }
      for (int key = 0; key < axis.size(); key++) {
        if (!Float.isFinite(axis.value(key)) || !Float.isFinite(axis.time(key))) {
          return "a key of X, Y or Z is not finite";
        }
        if (key > 0 && axis.time(key - 1) >= axis.time(key)) {
          return "the keys of X, Y and Z are not in ascending order of time";
        }
      }
    }
    return null;
  }

  /**
   * Whether the first key of W is so near 0 that its sign is unreliable; the signs of all later
   * keys follow from it.
   */
  static boolean startsNearZero(Pose pose) {
    return Math.abs(pose.w().value(0)) < NEAR_ZERO;
  }

  /** The rebuilt curve W of {@code pose}, which must have no obstacle. */
  static Struct rebuild(Pose pose) {
    Table keys = new WRepair(pose).keys();
    return pose.w().struct().with("keyframes", keys).with("num_keyframes", new Scalar(keys.rows()));
  }

  private Table keys() {
    float[] values = values();
    TableBuilder keys = new TableBuilder(w.keys().layout(), values.length);
    for (int key = 0; key < values.length; key++) {
      keys.addRow();
      if (key == 0 && keepsFirst()) {
        copyFirst(keys);
      } else {
        // As the recorder writes keys: all other columns keep their defaults.
        keys.put(Curve.TIME, z.timeBits(key));
        keys.put(Curve.VALUE, Float.floatToRawIntBits(values[key]));
      }
    }
    return keys.build();
  }

  private float[] values() {
    double[] sizes = sizes();
    boolean[] flipped = SignFlips.find(times, xyz);
    boolean negative = w.valueBits(0) < 0;
    boolean[] signs = SignChoice.choose(times, sizes, negative);
    float[] values = new float[sizes.length];
    for (int key = 0; key < sizes.length; key++) {
      boolean minus = sizes[key] > 0 && signs[key] != flipped[key];
      values[key] = (float) (minus ? -sizes[key] : sizes[key]);
    }
    return values;
  }

  private double[] sizes() {
    double[] sizes = new double[times.length];
    for (int key = 0; key < sizes.length; key++) {
      double[] v = xyz[key];
      double square = 1 - v[0] * v[0] - v[1] * v[1] - v[2] * v[2];
      sizes[key] = Math.sqrt(Math.max(0, square));
    }
    if (keepsFirst()) {
      sizes[0] = Math.abs(w.value(0));
    }
    return sizes;
  }

  /** Whether the first key of W belongs to the first key of the others. */
  private boolean keepsFirst() {
    return w.timeBits(0) == z.timeBits(0) && Float.isFinite(w.value(0));
  }

  private void copyFirst(TableBuilder keys) {
    for (int column = 0; column < w.keys().layout().columns().size(); column++) {
      keys.put(column, w.keys().bits(0, column));
    }
  }
}
