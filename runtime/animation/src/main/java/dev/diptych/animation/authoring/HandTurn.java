package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.space.TurnPath;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.RotationTrack;
import dev.diptych.animation.math.Quaternion;
import java.util.List;
import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * How the wrist of a hand is turned over time.
 *
 * @param plain the track in the world, if it follows nothing; else null
 * @param keys the keys of its rows, at least one
 * @param last what it follows after its last row
 * @param function the rotation at a time
 */
record HandTurn(
    @Nullable RotationTrack plain,
    List<KeyRow> keys,
    Space last,
    DoubleFunction<Quaternion> function) {
  /** A track in the world. */
  static HandTurn of(RotationTrack track) {
    return new HandTurn(track, track.rows(), Space.WORLD, track::at);
  }

  /** Rotations that may follow something. */
  static HandTurn of(TurnPath path) {
    return path.plain()
        .map(HandTurn::of)
        .orElseGet(() -> new HandTurn(null, path.keys(), path.last(), path::at));
  }

  /** The rotation at a time, of length 1. */
  Quaternion at(double time) {
    return function.apply(time);
  }

  /** Whether it follows nothing. */
  boolean isPlain() {
    return plain != null;
  }

  /**
   * The rotation of the other hand in a mirror.
   *
   * @param mirror the plane; null for x = 0 of the world, in which plain rotations remain plain
   * @param later how much later it is, in seconds
   */
  HandTurn mirrored(HandPath.@Nullable MirrorPlane mirror, double later) {
    if (mirror == null && plain != null) {
      return of(plain.moved(later, Quaternion::mirrored));
    }
    HandPath.MirrorPlane plane = mirror == null ? HandPath.MirrorPlane.WORLD : mirror;
    return new HandTurn(
        null,
        KeyRow.later(keys, later),
        last,
        time -> {
          Quaternion frame = plane.frame().apply(time).rotation();
          return frame.times(frame.inverse().times(at(time - later)).mirrored());
        });
  }
}
