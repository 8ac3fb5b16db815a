package dev.diptych.animation.authoring.take;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;

/**
 * What a recording has of one hand, of the camera, or of the gaze. The first pose is the one that
 * carries the others.
 *
 * @param poses the joints in the order of {@link Joint}, or the camera; of the gaze, where the eyes
 *     are and the direction to what they look at
 * @param isGaze whether it is the gaze
 * @param tracked when it is tracked; null if it is no hand
 * @param pinching when it pinches; null if it is no hand
 */
record RecordedFigure(
    List<RecordedPose> poses,
    boolean isGaze,
    @Nullable AnimationCurve tracked,
    @Nullable AnimationCurve pinching) {
  /** The hand, if it has keys of all that is needed. */
  static Optional<RecordedFigure> of(Hand hand, Played part) {
    List<RecordedPose> poses = new ArrayList<>();
    for (Joint joint : Joint.values()) {
      Optional<Pose> pose = hand.joint(joint.label());
      if (pose.isEmpty()) {
        return Optional.empty();
      }
      poses.add(RecordedPose.of(pose.get(), part));
    }
    return poses.get(0).hasPosition()
        ? Optional.of(
            new RecordedFigure(
                poses, false, PlaybackCurve.of(hand.tracked()), PlaybackCurve.of(hand.pinching())))
        : Optional.empty();
  }

  /** The camera, if it has keys. */
  static Optional<RecordedFigure> of(@Nullable Pose camera, Played part) {
    if (camera == null || camera.isEmpty()) {
      return Optional.empty();
    }
    List<RecordedPose> poses = List.of(RecordedPose.of(camera, part));
    return Optional.of(new RecordedFigure(poses, false, null, null));
  }

  /** The gaze, if it has keys of where the eyes are and of what they look at. */
  static Optional<RecordedFigure> of(@Nullable Ray gaze, Played part) {
    if (gaze == null) {
      return Optional.empty();
    }
    RecordedPose eyes = new RecordedPose(part.curves(gaze.origin()), List.of());
    RecordedPose direction = new RecordedPose(part.curves(gaze.direction()), List.of());
    return eyes.hasPosition() && direction.hasPosition()
        ? Optional.of(new RecordedFigure(List.of(eyes, direction), true, null, null))
        : Optional.empty();
  }

  RecordedPose root() {
    return poses.get(0);
  }

  /** The times at which it has keys: of the pose that carries the others, or of the whole gaze. */
  double[] times() {
    return isGaze
        ? DoubleStream.concat(
                Arrays.stream(root().positionTimes()), Arrays.stream(poses.get(1).positionTimes()))
            .sorted()
            .distinct()
            .toArray()
        : root().positionTimes();
  }

  /** Whether all curves are straight lines between their keys. */
  boolean isStraight() {
    return poses.stream().allMatch(RecordedPose::isStraight);
  }

  /**
   * The last change of the tracking flag at or before a time, and the first one after it: during
   * all of it the hand is tracked; null if it is not tracked then.
   */
  double @Nullable [] trackedAround(double time) {
    AnimationCurve flag = tracked;
    if (flag == null) {
      return new double[] {Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
    }
    if (!flag.isTrueAt(time)) {
      return null;
    }
    double from = Double.NEGATIVE_INFINITY;
    double until = Double.POSITIVE_INFINITY;
    Keyframes keys = flag.keys();
    for (int key = 0; key < keys.size(); key++) {
      boolean on = flag.isTrueAt(keys.time(key));
      boolean before = key > 0 && flag.isTrueAt(keys.time(key - 1));
      if (on && !before && keys.time(key) <= time) {
        from = keys.time(key);
      } else if (!on && keys.time(key) > time) {
        until = Math.min(until, keys.time(key));
      }
    }
    return new double[] {from, until};
  }
}
