package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Pins;
import dev.diptych.animation.authoring.space.PlacePath;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.authoring.track.NumberTrack;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Where a hand is over time: what holds it.
 *
 * @param plain the track of one point in the world, if it follows nothing; else null
 * @param keys the keys of its rows, at least one
 * @param last what it follows after its last row
 * @param function what holds the hand at a time
 */
record HandPath(
    @Nullable PointTrack plain, List<KeyRow> keys, Space last, DoubleFunction<Pins> function) {
  /** A track of one point. */
  record PointTrack(NumberTrack track, HandPoint point) {}

  /** A track of one point in the world. */
  static HandPath of(NumberTrack track, HandPoint point) {
    return new HandPath(
        new PointTrack(track, point),
        track.rows(),
        Space.WORLD,
        time -> Pins.of(point, track.at(time)));
  }

  /** A path through places. */
  static HandPath of(PlacePath path) {
    return path.plain()
        .map(track -> of(track, path.point()))
        .orElseGet(() -> new HandPath(null, path.keys(), path.last(), path::pins));
  }

  /** What holds the hand at a time. */
  Pins pins(double time) {
    return function.apply(time);
  }

  /** Whether it follows nothing. */
  boolean isPlain() {
    return plain != null;
  }

  /**
   * The path of the other hand in a mirror.
   *
   * @param mirror the plane; null for x = 0 of the world, in which a plain path remains plain
   * @param later how much later it is, in seconds
   * @param scale how large the path is, from its first place
   * @param offset added to it
   */
  HandPath mirrored(@Nullable MirrorPlane mirror, double later, double scale, Vector offset) {
    PointTrack own = plain;
    if (mirror == null && own != null) {
      Vector start = own.track().at(keys.get(0).time());
      return of(
          own.track().moved(later, p -> MirrorPlane.world(scaled(p, start, scale)).plus(offset)),
          own.point());
    }
    MirrorPlane plane = mirror == null ? MirrorPlane.WORLD : mirror;
    return new HandPath(
        null,
        KeyRow.later(keys, later),
        last,
        time -> {
          Pins pins = pins(time - later);
          Vector start = pins(keys.get(0).time()).place();
          UnaryOperator<Vector> moved =
              place -> plane.place(scaled(place, start, scale), time).plus(offset);
          return new Pins(
              pins.fromPoint(),
              moved.apply(pins.from()),
              pins.toPoint(),
              moved.apply(pins.to()),
              pins.part());
        });
  }

  private static Vector scaled(Vector place, Vector start, double scale) {
    return start.plus(place.minus(start).scaled(scale));
  }

  /**
   * A mirror at x = 0 of a frame.
   *
   * @param frame where it is at a time
   */
  record MirrorPlane(DoubleFunction<Transform> frame) {
    static final MirrorPlane WORLD = new MirrorPlane(time -> Transform.IDENTITY);

    /** A place in a mirror at x = 0 of the world. */
    static Vector world(Vector place) {
      return new Vector(0 - place.x(), place.y(), place.z());
    }

    Vector place(Vector place, double time) {
      Transform at = frame.apply(time);
      return at.apply(world(at.toLocal(place)));
    }
  }
}
