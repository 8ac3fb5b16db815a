package dev.diptych.animation.authoring.space;

import dev.diptych.animation.hand.HandAxis;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import org.jspecify.annotations.Nullable;

/**
 * A rotation with an axis that points somewhere at every time. With one axis, the turn about it is
 * chosen once, at the time of the row; from there the rotation follows by the shortest turn of the
 * old direction to the new one. With two axes the first is exact, and the second as near as it can
 * be.
 *
 * @param constraint what points where
 * @param posture chooses the turn, and where the object is
 * @param start the rotation that was chosen, and its direction; for two axes it does not count
 */
record Aim(Constraint constraint, Posture posture, Once<Start> start) implements Orientation {
  /** Nearer targets have no direction that an author can mean, in metres. */
  static final double NEAREST = 0.03;

  /**
   * What points where.
   *
   * @param axis of the hand
   * @param direction where it points
   * @param second another one, or null
   */
  record Constraint(HandAxis axis, Direction direction, @Nullable Constraint second) {}

  /** The rotation at the time of the row, and the direction of the axis then. */
  record Start(Quaternion rotation, Vector direction) {}

  /** The rotation of a row at {@code time}. */
  static Aim of(Constraint constraint, Posture posture, double time) {
    Once<Start> start =
        new Once<>(
            () -> {
              Vector direction = unit(constraint.direction(), posture, time);
              Vector axis = constraint.axis().of(posture.side());
              Quaternion chosen =
                  constraint.second() == null
                      ? posture.easiest(time, constraint.axis(), direction)
                      : LookRotation.shortest(axis, direction);
              return new Start(chosen, direction);
            });
    return new Aim(constraint, posture, start);
  }

  @Override
  public @Nullable Space space() {
    return null;
  }

  @Override
  public Space followed() {
    Space first = constraint.direction().space();
    Constraint second = constraint.second();
    return first == Space.WORLD && second != null ? second.direction().space() : first;
  }

  @Override
  public Quaternion at(double time) {
    Vector direction = unit(constraint.direction(), posture, time);
    Start begun = start.get();
    Quaternion first = LookRotation.shortest(begun.direction(), direction).times(begun.rotation());
    Constraint second = constraint.second();
    return second == null ? first : nearest(first, direction, second, time);
  }

  /** {@code first} turned about {@code direction} until the second axis is nearest. */
  private Quaternion nearest(Quaternion first, Vector direction, Constraint second, double time) {
    Vector wanted = across(unit(second.direction(), posture, time), direction);
    Vector has = across(first.rotate(second.axis().of(posture.side())), direction);
    if (!(wanted.norm() > 0) || !(has.norm() > 0)) {
      return first;
    }
    double angle = StrictMath.atan2(direction.dot(has.cross(wanted)), has.dot(wanted)) / 2;
    double sine = StrictMath.sin(angle);
    return new Quaternion(
            sine * direction.x(), sine * direction.y(), sine * direction.z(), StrictMath.cos(angle))
        .times(first);
  }

  private static Vector across(Vector v, Vector direction) {
    return v.minus(direction.scaled(direction.dot(v)));
  }

  private static Vector unit(Direction direction, Posture posture, double time) {
    // The target first: a cycle through it names this row.
    Vector target = direction.at(time, Vector.ZERO);
    boolean towards = direction instanceof Direction.Towards;
    Vector found = towards ? target.minus(posture.place(time)) : target;
    if (direction instanceof Direction.Towards && found.norm() < NEAREST) {
      throw new PlaceException(
          "bad-argument",
          "there is no direction to a place that is nearer than 3 cm",
          "write `along` or `onto`");
    }
    return found.unit();
  }
}
