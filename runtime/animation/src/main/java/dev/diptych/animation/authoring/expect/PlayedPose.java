package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.List;

/** A place and a rotation, or a direction, whose curves are played. */
final class PlayedPose {
  private final List<CurveCursor> place;
  private final List<CurveCursor> turn;

  private PlayedPose(List<Curve> place, List<Curve> turn) {
    this.place = cursors(place);
    this.turn = cursors(turn);
  }

  /** A joint or the camera. */
  static PlayedPose of(Pose pose) {
    return new PlayedPose(pose.position(), pose.rotation());
  }

  /** The gaze. */
  static PlayedPose of(Ray ray) {
    return new PlayedPose(ray.origin(), ray.direction());
  }

  private static List<CurveCursor> cursors(List<Curve> curves) {
    return curves.stream().map(curve -> PlaybackCurve.of(curve).cursor()).toList();
  }

  private static double[] at(List<CurveCursor> curves, double time) {
    double[] values = new double[curves.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = curves.get(i).at(time);
    }
    return values;
  }

  private boolean isRay() {
    return turn.size() == 3;
  }

  /** Where it is. */
  Vector place(double time) {
    return Vector.of(at(place, time));
  }

  /** How it is turned; of a ray, +Z to its direction. */
  Quaternion rotation(double time) {
    double[] values = at(turn, time);
    if (isRay()) {
      return LookRotation.of(Vector.of(values));
    }
    Quaternion played = new Quaternion(values[0], values[1], values[2], values[3]);
    return played.norm() > 0 ? played.unit() : Quaternion.IDENTITY;
  }

  /** Both. */
  Transform transform(double time) {
    return new Transform(place(time), rotation(time));
  }

  /** How fast it moves between two times without a key between them; its numbers are linear. */
  Rates rates(double from, double until) {
    double seconds = until - from;
    double metres = place(until).minus(place(from)).norm() / seconds;
    double turning = Rates.turning(at(turn, from), at(turn, until), seconds);
    return new Rates(metres, isRay() ? turning : 2 * turning);
  }
}
