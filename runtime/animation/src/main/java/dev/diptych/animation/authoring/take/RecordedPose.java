package dev.diptych.animation.authoring.take;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Sampler;
import java.util.Arrays;
import java.util.List;

/** The curves of one pose of a recording, as they are played. */
final class RecordedPose {
  /** How far a straight line may be from a curve that counts as one, in metres. */
  private static final double STRAIGHT = 1e-7;

  private static final int QUARTERS = 4;

  private final List<CurveCursor> position;
  private final List<CurveCursor> rotation;
  private final double[] positionTimes;
  private final double[] rotationTimes;
  private final boolean straight;

  /**
   * The curves of a pose during a part of a recording.
   *
   * @param turns four curves, or none
   */
  RecordedPose(List<AnimationCurve> places, List<AnimationCurve> turns) {
    position = places.stream().map(AnimationCurve::cursor).toList();
    rotation = turns.stream().map(AnimationCurve::cursor).toList();
    positionTimes = times(places);
    rotationTimes = times(turns);
    straight =
        places.stream().allMatch(RecordedPose::isStraight)
            && turns.stream().allMatch(RecordedPose::isStraight);
  }

  /** The curves of {@code pose} during {@code part}. */
  static RecordedPose of(Pose pose, Played part) {
    return new RecordedPose(part.curves(pose.position()), part.curves(pose.rotation()));
  }

  /** The times of all keys, ascending; of two at one time, which are a jump, also just before. */
  private static double[] times(List<AnimationCurve> curves) {
    int keys = curves.stream().mapToInt(curve -> curve.keys().size()).sum();
    double[] times = new double[2 * keys];
    int size = 0;
    for (AnimationCurve curve : curves) {
      size = add(curve.keys(), times, size);
    }
    return ascending(times, size);
  }

  private static int add(Keyframes keys, double[] times, int from) {
    int size = from;
    for (int key = 0; key < keys.size(); key++) {
      double time = keys.time(key);
      if (key > 0 && keys.time(key - 1) == time) {
        times[size++] = Sampler.justBefore(time);
      }
      times[size++] = time;
    }
    return size;
  }

  /** The different ones of the first times, ascending. */
  private static double[] ascending(double[] times, int size) {
    Arrays.sort(times, 0, size);
    int different = 0;
    for (int time = 0; time < size; time++) {
      if (different == 0 || times[time] != times[different - 1]) {
        times[different++] = times[time];
      }
    }
    return Arrays.copyOf(times, different);
  }

  private static boolean isStraight(AnimationCurve curve) {
    Keyframes keys = curve.keys();
    for (int key = 1; key < keys.size(); key++) {
      double from = keys.time(key - 1);
      double span = keys.time(key) - from;
      for (int quarter = 1; span > 0 && quarter < QUARTERS; quarter++) {
        double part = (double) quarter / QUARTERS;
        double line = keys.value(key - 1) + part * (keys.value(key) - keys.value(key - 1));
        if (!(Math.abs(curve.at(from + part * span) - line) <= STRAIGHT)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether all curves are straight lines between their keys. */
  boolean isStraight() {
    return straight;
  }

  boolean hasPosition() {
    return positionTimes.length > 0;
  }

  boolean hasRotation() {
    return rotationTimes.length > 0;
  }

  /** The times of the keys of its position. */
  double[] positionTimes() {
    return positionTimes;
  }

  /** The times of the keys of its rotation. */
  double[] rotationTimes() {
    return rotationTimes;
  }

  Vector position(double time) {
    return new Vector(position.get(0).at(time), position.get(1).at(time), position.get(2).at(time));
  }

  /** The four numbers, which are not normalized: between keys they are straight lines. */
  Quaternion rotation(double time) {
    return new Quaternion(
        rotation.get(0).at(time),
        rotation.get(1).at(time),
        rotation.get(2).at(time),
        rotation.get(3).at(time));
  }
}
