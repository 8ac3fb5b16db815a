package dev.diptych.animation.authoring.space;

import dev.diptych.animation.math.Vector;

/** The solid of a prop, about its origin. */
public sealed interface Shape {
  /** No solid: a named place. */
  Shape POINT = new Point();

  /** Half of its size along each axis, in metres. */
  Vector half();

  /** The nearest point of the solid to a point, both in the axes of the prop. */
  Vector nearest(Vector point);

  /** No solid. */
  record Point() implements Shape {
    @Override
    public Vector half() {
      return Vector.ZERO;
    }

    @Override
    public Vector nearest(Vector point) {
      return Vector.ZERO;
    }
  }

  /**
   * A box, or a plane if it has no depth.
   *
   * @param half half of its width, height and depth
   */
  record Box(Vector half) implements Shape {
    @Override
    public Vector nearest(Vector point) {
      return new Vector(
          within(point.x(), half.x()), within(point.y(), half.y()), within(point.z(), half.z()));
    }

    private static double within(double value, double most) {
      return Math.max(-most, Math.min(most, value));
    }
  }

  /**
   * A sphere.
   *
   * @param radius in metres
   */
  record Sphere(double radius) implements Shape {
    @Override
    public Vector half() {
      return new Vector(radius, radius, radius);
    }

    @Override
    public Vector nearest(Vector point) {
      double distance = point.norm();
      return distance <= radius ? point : point.scaled(radius / distance);
    }
  }
}
