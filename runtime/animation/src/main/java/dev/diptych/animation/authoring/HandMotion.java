package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.sampling.Movement;
import java.util.List;

/**
 * The movement of a hand.
 *
 * @param size 1 for an average adult
 * @param point what {@code path} is the path of
 * @param path where the point is
 * @param turn how the wrist is turned
 * @param gestures the shape of the hand
 * @param tracked when the hand is tracked
 * @param pinching when it pinches
 */
record HandMotion(
    double size,
    HandPoint point,
    NumberTrack path,
    RotationTrack turn,
    GestureTrack gestures,
    List<BooleanKey> tracked,
    List<BooleanKey> pinching) {
  /** The keys of its path, rotation and shape. */
  Timeline timeline() {
    return Timeline.of(List.of(path.rows(), turn.rows(), gestures.rows()));
  }

  /** The joints of the hand of {@code side}: {@link HandSkeleton#WIDTH} numbers. */
  Movement of(Side side) {
    HandSkeleton skeleton = new HandSkeleton(side, size);
    return (time, values) ->
        skeleton.write(gestures.at(time), point, path.at(time), turn.at(time), values, 0);
  }

  /**
   * The movement of the other hand that is this one in a mirror at x = 0.
   *
   * @param later how much later it is, in seconds
   * @param scale how large the path is, from its first point
   * @param offset added to its path
   * @param resized how large the hand is
   */
  HandMotion mirrored(double later, double scale, Vector offset, double resized) {
    Vector start = path.at(path.rows().get(0).time());
    return new HandMotion(
        size * resized,
        point,
        path.moved(later, p -> mirror(start.plus(p.minus(start).scaled(scale))).plus(offset)),
        turn.moved(later, Quaternion::mirrored),
        gestures.later(later),
        tracked.stream().map(key -> key.later(later)).toList(),
        pinching.stream().map(key -> key.later(later)).toList());
  }

  private static Vector mirror(Vector v) {
    return new Vector(0 - v.x(), v.y(), v.z());
  }
}
