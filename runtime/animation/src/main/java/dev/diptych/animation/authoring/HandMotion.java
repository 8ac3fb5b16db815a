package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.Timeline;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The movement of a hand.
 *
 * @param size 1 for an average adult
 * @param path where it is
 * @param turn how the wrist is turned
 * @param gestures the shape of the hand
 * @param tracked when the hand is tracked
 * @param pinching when it pinches
 */
record HandMotion(
    double size,
    HandPath path,
    HandTurn turn,
    GestureTrack gestures,
    List<BooleanKey> tracked,
    List<BooleanKey> pinching) {
  /** The keys of its path, rotation and shape, and those of what it follows. */
  Timeline timeline(SceneKeys all) {
    var own = List.of(path.keys(), turn.keys(), gestures.rows());
    return path.isPlain() && turn.isPlain()
        ? Timeline.of(own)
        : all.of(own, path.last() == Space.WORLD ? turn.last() : path.last());
  }

  /** Writes the joints of the hand of {@code side}: {@link HandSkeleton#WIDTH} numbers. */
  void write(Side side, double time, double[] values) {
    new HandSkeleton(side, size).write(gestures.at(time), Vector.ZERO, turn.at(time), values, 0);
    Vector move = path.pins(time).move(point -> HandSkeleton.position(values, 0, point));
    for (int at = 0; at < HandSkeleton.WIDTH; at += HandSkeleton.NUMBERS) {
      values[at] += move.x();
      values[at + 1] += move.y();
      values[at + 2] += move.z();
    }
  }

  /**
   * The movement of the other hand that is this one in a mirror.
   *
   * @param mirror the plane; null for x = 0 of the world
   * @param later how much later it is, in seconds
   * @param scale how large the path is, from its first place
   * @param offset added to its path
   * @param resized how large the hand is
   */
  HandMotion mirrored(
      HandPath.@Nullable MirrorPlane mirror,
      double later,
      double scale,
      Vector offset,
      double resized) {
    return new HandMotion(
        size * resized,
        path.mirrored(mirror, later, scale, offset),
        turn.mirrored(mirror, later),
        gestures.later(later),
        tracked.stream().map(key -> key.later(later)).toList(),
        pinching.stream().map(key -> key.later(later)).toList());
  }
}
