package dev.diptych.animation.authoring.motion;

import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.Reach;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.motion.Track;
import dev.diptych.animation.motion.sampling.Sampling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The authored keys of a track of a motion, and the movement that they mean. Rows without a word
 * are reached along the curve of the track, through all its authored keys; rows with a word, as
 * that word determines.
 *
 * @param track the authored keys
 * @param rows where they are
 * @param eased the movement that the words mean, by frame
 * @param played the movement along the curve of the track
 */
record MotionKeys(Track track, List<KeyRow> rows, IntFunction<double[]> eased, Sampling played) {
  /** Keys of positions. */
  static MotionKeys positions(String curve, List<KeyRow> rows, List<double[]> values) {
    NumberTrack numbers = new NumberTrack(rows, values);
    return of(Track.Kind.VECTOR, curve, rows, values, frame -> numbers.at(frame).toArray());
  }

  /** Keys of rotations of any length above 0. */
  static MotionKeys rotations(String curve, List<KeyRow> rows, List<Quaternion> rotations) {
    RotationTrack turns = new RotationTrack(rows, rotations);
    List<double[]> units = new ArrayList<>();
    rotations.forEach(each -> units.add(each.unit().toArray()));
    return of(Track.Kind.QUATERNION, curve, rows, units, frame -> turns.at(frame).toArray());
  }

  private static MotionKeys of(
      Track.Kind kind,
      String curve,
      List<KeyRow> rows,
      List<double[]> values,
      IntFunction<double[]> eased) {
    int[] frames = rows.stream().mapToInt(row -> (int) row.time()).toArray();
    double[] numbers = values.stream().flatMapToDouble(Arrays::stream).toArray();
    Track track = new Track(kind, "", "", "", curve, frames, numbers);
    return new MotionKeys(track, rows, eased, Sampling.of(track));
  }

  /** All authored numbers, key by key. */
  List<double[]> values() {
    List<double[]> values = new ArrayList<>();
    for (int key = 0; key < track.rows(); key++) {
      values.add(track.row(key));
    }
    return values;
  }

  boolean isSpline() {
    return track.curve().equals("spline");
  }

  /** Whether the way to a key is not what the curve of the track would play. */
  boolean isEased(int key) {
    Reach reach = rows.get(key).reach();
    return !reach.isDefault() && (isSpline() || !reach.isLinear());
  }

  /** The wanted numbers at a frame before {@code key} and after the key before it. */
  double[] at(int key, int frame) {
    return isEased(key) ? eased.apply(frame) : played.at(frame).orElseThrow();
  }
}
