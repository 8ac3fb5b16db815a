package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Shape;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/** Angles in degrees. */
public final class Angles {
  private Angles() {}

  /** The angle between two directions of any length; 0 if one has none. */
  static double between(Vector a, Vector b) {
    return StrictMath.toDegrees(StrictMath.atan2(a.cross(b).norm(), a.dot(b)));
  }

  /** How far one rotation is turned from another, from 0 to 180. */
  static double between(Quaternion a, Quaternion b) {
    Quaternion turn = a.inverse().times(b);
    double sine = Math.sqrt(turn.x() * turn.x() + turn.y() * turn.y() + turn.z() * turn.z());
    return 2 * StrictMath.toDegrees(StrictMath.atan2(sine, Math.abs(turn.w())));
  }

  /**
   * The angle between a ray and the nearest direction to a solid; 0 if the ray hits it.
   *
   * @param eye where the ray begins, in the axes of the solid
   * @param direction of the ray, in these axes
   */
  public static double past(Shape solid, Vector eye, Vector direction) {
    if (solid instanceof Shape.Sphere sphere) {
      double distance = eye.norm();
      double radius = sphere.radius();
      double apparent =
          distance <= radius ? 180 : StrictMath.toDegrees(StrictMath.asin(radius / distance));
      return Math.max(0, between(direction, Vector.ZERO.minus(eye)) - apparent);
    }
    return solid instanceof Shape.Box box
        ? box(box.half(), eye, direction)
        : between(direction, Vector.ZERO.minus(eye));
  }

  private static double box(Vector half, Vector eye, Vector direction) {
    if (hits(half, eye, direction)) {
      return 0;
    }
    double least = 180;
    for (int axis = 0; axis < 3; axis++) {
      for (int corner = 0; corner < 4; corner++) {
        Vector start = corner(half, axis, corner).minus(eye);
        Vector edge = unit(axis).scaled(2 * component(half, axis));
        least = Math.min(least, edge(start, edge, direction));
      }
    }
    return least;
  }

  /** One end of the edges along an axis. */
  private static Vector corner(Vector half, int axis, int corner) {
    double first = (corner & 1) == 0 ? -1 : 1;
    double second = (corner & 2) == 0 ? -1 : 1;
    return switch (axis) {
      case 0 -> new Vector(-half.x(), first * half.y(), second * half.z());
      case 1 -> new Vector(first * half.x(), -half.y(), second * half.z());
      default -> new Vector(first * half.x(), second * half.y(), -half.z());
    };
  }

  private static Vector unit(int axis) {
    return new Vector(axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0);
  }

  private static double component(Vector v, int axis) {
    return axis == 0 ? v.x() : axis == 1 ? v.y() : v.z();
  }

  /** The least angle between a direction and the points of an edge: where its cosine is largest. */
  private static double edge(Vector start, Vector edge, Vector direction) {
    double below = direction.dot(start) * edge.dot(edge) - direction.dot(edge) * start.dot(edge);
    double above = direction.dot(edge) * start.dot(start) - direction.dot(start) * start.dot(edge);
    double part = below == 0 ? 0 : Math.max(0, Math.min(1, above / below));
    double least = Math.min(between(direction, start), between(direction, start.plus(edge)));
    return Math.min(least, between(direction, start.plus(edge.scaled(part))));
  }

  /** Whether a ray hits a box, by the times at which it is between both planes of each axis. */
  private static boolean hits(Vector half, Vector eye, Vector direction) {
    double enter = 0;
    double leave = Double.POSITIVE_INFINITY;
    for (int axis = 0; axis < 3; axis++) {
      double most = component(half, axis);
      double from = component(eye, axis);
      double slope = component(direction, axis);
      if (slope == 0) {
        if (Math.abs(from) > most) {
          return false;
        }
      } else {
        double first = (-most - from) / slope;
        double second = (most - from) / slope;
        enter = Math.max(enter, Math.min(first, second));
        leave = Math.min(leave, Math.max(first, second));
      }
    }
    return enter <= leave;
  }
}
