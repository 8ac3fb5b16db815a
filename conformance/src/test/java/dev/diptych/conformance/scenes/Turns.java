package dev.diptych.conformance.scenes;

import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;

/** Rotations of scenes, from their definitions. */
final class Turns {
  static final Q NONE = new Q(0, 0, 0, 1);

  private Turns() {}

  static Q unit(Q q) {
    double length = q.length();
    return new Q(q.x() / length, q.y() / length, q.z() / length, q.w() / length);
  }

  static V unit(V v) {
    return v.times(1 / v.length());
  }

  static V cross(V a, V b) {
    return new V(
        a.y() * b.z() - a.z() * b.y(),
        a.z() * b.x() - a.x() * b.z(),
        a.x() * b.y() - a.y() * b.x());
  }

  static Q about(V axis, double degrees) {
    double half = Math.toRadians(degrees) / 2;
    V part = unit(axis).times(Math.sin(half));
    return new Q(part.x(), part.y(), part.z(), Math.cos(half));
  }

  /** Unity's order: z, then x, then y, about fixed axes. */
  static Q euler(double x, double y, double z) {
    return about(new V(0, 1, 0), y).times(about(new V(1, 0, 0), x)).times(about(new V(0, 0, 1), z));
  }

  /** +Z to a direction, level. */
  static Q look(V direction) {
    double yaw = Math.toDegrees(Math.atan2(direction.x(), direction.z()));
    double level = Math.hypot(direction.x(), direction.z());
    return euler(-Math.toDegrees(Math.atan2(direction.y(), level)), yaw, 0);
  }

  /** +Z to a direction, +Y as near to {@code up} as it can be. */
  static Q look(V direction, V up) {
    V z = unit(direction);
    Q level = look(z);
    V has = level.turn(new V(0, 1, 0));
    V wanted = up.minus(z.times(z.dot(up)));
    double angle = Math.atan2(z.dot(cross(has, wanted)), has.dot(wanted));
    return about(z, Math.toDegrees(angle)).times(level);
  }

  static Q shortest(V from, V to) {
    V a = unit(from);
    V b = unit(to);
    V axis = cross(a, b);
    double angle = Math.toDegrees(Math.atan2(axis.length(), a.dot(b)));
    if (angle > 180 - 1e-6) {
      V side = Math.abs(a.x()) < 0.5 ? new V(1, 0, 0) : new V(0, 1, 0);
      return about(cross(a, side), 180);
    }
    return angle < 1e-9 ? NONE : about(axis, angle);
  }

  /** At constant speed, the shortest way. */
  static Q between(Q from, Q to, double part) {
    Q way = unit(from.inverse().times(to));
    Q near = way.w() < 0 ? new Q(-way.x(), -way.y(), -way.z(), -way.w()) : way;
    V axis = new V(near.x(), near.y(), near.z());
    double angle = 2 * Math.toDegrees(Math.atan2(axis.length(), near.w()));
    return angle < 1e-12 ? from : from.times(about(axis, part * angle));
  }

  /** A place in a mirror at x = 0. */
  static V mirrored(V place) {
    return new V(-place.x(), place.y(), place.z());
  }

  static Q mirrored(Q turn) {
    return new Q(turn.x(), -turn.y(), -turn.z(), turn.w());
  }

  /** The heading of a head: its twist about +Y. */
  static Q heading(Q head) {
    return unit(new Q(0, head.y(), 0, head.w()));
  }
}
