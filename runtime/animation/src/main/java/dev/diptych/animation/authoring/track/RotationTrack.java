package dev.diptych.animation.authoring.track;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.KeyframeBuilder;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.curve.SmoothTangents;
import dev.diptych.animation.math.Quaternion;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * Keys of a rotation, which turns from key to key about one axis, by at most 180 degrees. Easings
 * change the speed, not the way.
 */
public final class RotationTrack {
  private final List<KeyRow> rows;
  private final List<Quaternion> rotations = new ArrayList<>();
  private final double[] times;

  /** The index of the key over time, for smooth keys: its slopes are the speeds at the keys. */
  private final AnimationCurve smooth;

  /**
   * A track.
   *
   * @param rows the keys, ascending, at least one
   * @param rotations one for each row, of any length above 0
   */
  public RotationTrack(List<KeyRow> rows, List<Quaternion> rotations) {
    this.rows = List.copyOf(rows);
    for (Quaternion rotation : rotations) {
      Quaternion unit = rotation.unit();
      int last = this.rotations.size() - 1;
      this.rotations.add(last < 0 ? unit : unit.near(this.rotations.get(last)));
    }
    this.times = rows.stream().mapToDouble(KeyRow::time).toArray();
    double[] indexes = new double[times.length];
    Arrays.setAll(indexes, key -> key);
    KeyframeBuilder builder = new KeyframeBuilder(times, indexes);
    for (int key = 1; key < times.length; key++) {
      builder.smooth(key - 1, SmoothTangents.CLAMPED_AUTO);
    }
    this.smooth = AnimationCurve.clamped(builder.keys());
  }

  /** The keys. */
  public List<KeyRow> rows() {
    return rows;
  }

  /** The same track later, with other rotations. */
  public RotationTrack moved(double later, UnaryOperator<Quaternion> change) {
    return new RotationTrack(KeyRow.later(rows, later), rotations.stream().map(change).toList());
  }

  /** The rotation at {@code time}, of length 1. */
  public Quaternion at(double time) {
    int key = Keyframes.before(times, time);
    if (key < 0 || key == times.length - 1) {
      return rotations.get(Math.max(0, key));
    }
    Reach reach = rows.get(key + 1).reach();
    double part =
        reach.smooth()
            ? smooth.at(time) - key
            : reach.easing().at((time - times[key]) / (times[key + 1] - times[key]));
    return rotations.get(key).slerp(rotations.get(key + 1), part);
  }

  /** Writes the rotation at {@code time} to {@code values} from {@code offset}. */
  public void at(double time, double[] values, int offset) {
    Quaternion rotation = at(time);
    values[offset] = rotation.x();
    values[offset + 1] = rotation.y();
    values[offset + 2] = rotation.z();
    values[offset + 3] = rotation.w();
  }
}
