package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Shape;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What an expectation is about: a point that is at rest in a space, or the solid of a prop.
 *
 * @param name as the text writes it
 * @param space its space
 * @param local the point in the space
 * @param shape the solid, about the point
 * @param hand the hand that it is a part of, or null
 */
record Thing(String name, Space space, Vector local, Shape shape, @Nullable Side hand) {
  /** The hand that must be tracked. */
  Set<Side> hands() {
    return hand == null ? Set.of() : Set.of(hand);
  }

  /** The point, or the middle of the solid. */
  Vector place(double time) {
    return space.point(local, time);
  }

  /** Its place without the solid. */
  Thing middle() {
    return new Thing(name, space, local, Shape.POINT, hand);
  }

  /** Whether it is more than a point. */
  boolean isSolid() {
    return shape != Shape.POINT;
  }

  /** How far the point is from the solid; below 0 inside of it. */
  double distance(Vector point, double time) {
    if (!isSolid()) {
      return point.minus(place(time)).norm();
    }
    Vector own = space.at(time).toLocal(point);
    return shape instanceof Shape.Box box ? box(own, box.half()) : own.norm() - shape.half().x();
  }

  private static double box(Vector point, Vector half) {
    double x = Math.abs(point.x()) - half.x();
    double y = Math.abs(point.y()) - half.y();
    double z = Math.abs(point.z()) - half.z();
    Vector outside = new Vector(Math.max(0, x), Math.max(0, y), Math.max(0, z));
    return outside.norm() + Math.min(0, Math.max(x, Math.max(y, z)));
  }

  /** The way from its nearest point to {@code point}, in its axes. */
  Vector way(Vector point, double time) {
    Transform own = space.at(time);
    Vector there = own.toLocal(point);
    return there.minus(isSolid() ? shape.nearest(there) : local);
  }

  /** The most metres per second with which its points move. */
  double speed(Playback playback, double from, double until) {
    return playback.rates(space, from, until).at(local.norm() + shape.half().norm());
  }
}
