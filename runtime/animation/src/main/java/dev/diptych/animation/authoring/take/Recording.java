package dev.diptych.animation.authoring.take;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import java.util.List;
import java.util.Optional;

/**
 * A recording that is played.
 *
 * @param animation what it has
 * @param first the time of its first key, in seconds
 * @param last the time of its last key
 */
record Recording(InputAnimation animation, double first, double last) {
  /** What {@code animation} has. */
  static Recording of(InputAnimation animation) {
    double first = Double.POSITIVE_INFINITY;
    for (Curve curve : animation.curves()) {
      for (int key = 0; key < curve.size(); key++) {
        first = curve.time(key) < first ? curve.time(key) : first;
      }
    }
    double last = animation.duration();
    return new Recording(animation, Math.min(first, last), last);
  }

  /** Whether it has keys of the camera. */
  boolean hasCamera() {
    Pose camera = animation.camera();
    return camera != null && !camera.isEmpty();
  }

  /** Whether it has keys of where the eyes are and of what they look at. */
  boolean hasGaze() {
    Ray gaze = animation.gaze();
    return gaze != null
        && gaze.origin().stream().anyMatch(curve -> !curve.isEmpty())
        && gaze.direction().stream().anyMatch(curve -> !curve.isEmpty());
  }

  /** Whether it has keys of a hand. */
  boolean has(Side side) {
    return hand(side)
        .flatMap(hand -> hand.joint(Joint.WRIST.label()))
        .filter(wrist -> wrist.position().stream().anyMatch(curve -> !curve.isEmpty()))
        .isPresent();
  }

  /** The keys that the poses of a hand have between two times. */
  long keys(Side side, double from, double until) {
    return hand(side).map(hand -> keys(hand.joints(), from, until)).orElse(0L);
  }

  /** The keys that the camera has between two times. */
  long cameraKeys(double from, double until) {
    Pose camera = animation.camera();
    return camera == null ? 0 : keys(List.of(camera), from, until);
  }

  private static long keys(List<Pose> poses, double from, double until) {
    long keys = 0;
    for (Pose pose : poses) {
      keys += most(pose.position(), from, until) + most(pose.rotation(), from, until);
    }
    return keys;
  }

  private static long most(List<Curve> curves, double from, double until) {
    return curves.stream().mapToLong(curve -> keys(curve, from, until)).max().orElse(0);
  }

  private static long keys(Curve curve, double from, double until) {
    return curve.facts().ascending()
        ? before(curve, Math.nextUp((float) until)) - before(curve, (float) from)
        : curve.size();
  }

  /** The number of keys before a time. */
  private static long before(Curve curve, float time) {
    int low = 0;
    int high = curve.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (curve.time(middle) < time) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private Optional<Hand> hand(Side side) {
    return animation.hands().stream().filter(hand -> hand.side() == side).findFirst();
  }

  /** A hand during a part. */
  Optional<RecordedFigure> hand(Side side, Played part) {
    return hand(side).flatMap(hand -> RecordedFigure.of(hand, part));
  }

  /** The camera during a part. */
  Optional<RecordedFigure> camera(Played part) {
    return RecordedFigure.of(animation.camera(), part);
  }

  /** The gaze during a part. */
  Optional<RecordedFigure> gaze(Played part) {
    return RecordedFigure.of(animation.gaze(), part);
  }
}
