package dev.diptych.animation.authoring.take;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.Keyframes;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a recording has of one hand, or of the camera. The first pose is the one that carries the
 * others.
 *
 * @param poses the joints in the order of {@link Joint}, or the camera
 * @param tracked when it is tracked; null for the camera
 * @param pinching when it pinches; null for the camera
 */
record RecordedFigure(
    List<RecordedPose> poses, @Nullable AnimationCurve tracked, @Nullable AnimationCurve pinching) {
  private static final int PER_FINGER = 5;

  /** The hand, if it has keys of all that is needed. */
  static Optional<RecordedFigure> of(Hand hand) {
    List<RecordedPose> poses = new ArrayList<>();
    for (Joint joint : Joint.values()) {
      Optional<Pose> pose = hand.joint(joint.label());
      if (pose.isEmpty()) {
        return Optional.empty();
      }
      poses.add(new RecordedPose(pose.get()));
    }
    return poses.get(0).hasPosition()
        ? Optional.of(new RecordedFigure(poses, played(hand.tracked()), played(hand.pinching())))
        : Optional.empty();
  }

  /** The camera, if it has keys. */
  static Optional<RecordedFigure> of(@Nullable Pose camera) {
    return camera == null || camera.isEmpty()
        ? Optional.empty()
        : Optional.of(new RecordedFigure(List.of(new RecordedPose(camera)), null, null));
  }

  private static AnimationCurve played(Curve curve) {
    return PlaybackCurve.of(curve);
  }

  RecordedPose root() {
    return poses.get(0);
  }

  /** Whether all curves are straight lines between their keys. */
  boolean isStraight() {
    return poses.stream().allMatch(RecordedPose::isStraight);
  }

  /** The pose that carries pose {@code index}, which is not the first. */
  static int parent(int index) {
    int first = Joint.INDEX_METACARPAL.index();
    boolean begins =
        index <= Joint.THUMB_METACARPAL.index()
            || (index >= first && (index - first) % PER_FINGER == 0);
    return begins ? 0 : index - 1;
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
