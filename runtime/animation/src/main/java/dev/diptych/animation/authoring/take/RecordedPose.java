package dev.diptych.animation.authoring.take;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Sampler;
import java.util.List;
import java.util.TreeSet;

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

  /** The curves of {@code pose}. */
  RecordedPose(Pose pose) {
    List<AnimationCurve> places = curves(pose.position());
    List<AnimationCurve> turns = curves(pose.rotation());
    position = places.stream().map(AnimationCurve::cursor).toList();
    rotation = turns.stream().map(AnimationCurve::cursor).toList();
    positionTimes = times(places);
    rotationTimes = times(turns);
    straight =
        places.stream().allMatch(RecordedPose::isStraight)
            && turns.stream().allMatch(RecordedPose::isStraight);
  }

  private static List<AnimationCurve> curves(List<Curve> curves) {
    return curves.stream().map(PlaybackCurve::of).toList();
  }

  /** The times of all keys, ascending; of two at one time, which are a jump, also just before. */
  private static double[] times(List<AnimationCurve> curves) {
    TreeSet<Double> times = new TreeSet<>();
    for (AnimationCurve curve : curves) {
      Keyframes keys = curve.keys();
      for (int key = 0; key < keys.size(); key++) {
        double time = keys.time(key);
        if (key > 0 && keys.time(key - 1) == time) {
          times.add((double) Sampler.justBefore(time));
        }
        times.add(time);
      }
    }
    return times.stream().mapToDouble(Double::doubleValue).toArray();
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
