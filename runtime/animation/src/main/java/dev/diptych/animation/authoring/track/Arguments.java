package dev.diptych.animation.authoring.track;

import dev.diptych.animation.math.AxisAngle;
import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.LookRotation;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.authoring.ExpansionContext;
import dev.diptych.authoring.tree.Origin;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.authoring.tree.Value.Quantity;
import dev.diptych.model.diagnostic.Replacement;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads the arguments of rows. After an error, a value without effect is returned.
 *
 * @param context receives errors and converts units
 * @param length the unit of positions, or null if the format declares none
 * @param maxNumber the largest number that a file can hold
 */
public record Arguments(ExpansionContext context, @Nullable Unit length, double maxNumber) {
  private static final String ROTATIONS =
      "a rotation is euler(x y z), axis(x y z, angle), look(direction), look(from, to) or (x y z"
          + " w)";

  /** Reports an argument without a meaning. */
  public void error(Origin origin, String message, String... help) {
    context.report().error("bad-argument", origin, message, help);
  }

  /** Reports an argument without a meaning, and asks about a correction if there is one. */
  public void error(
      Origin origin, String message, @Nullable Replacement replacement, String... help) {
    context.report().error("bad-argument", origin, message, replacement, help);
  }

  /** Reports an argument with a correction that the help describes. */
  public void fixable(Origin origin, String message, Replacement replacement, String... help) {
    context.report().fixable("bad-argument", origin, message, replacement, help);
  }

  /** The values of a call, without commas and inner tuples. */
  public static List<Evaluated> flat(Value.Call call) {
    return call.arguments().stream()
        .flatMap(List::stream)
        .map(Evaluated.class::cast)
        .flatMap(
            each ->
                each instanceof Value.Tuple tuple
                    ? tuple.evaluated().stream()
                    : List.of(each).stream())
        .toList();
  }

  /** A number in {@code unit}. */
  public double number(Evaluated value, @Nullable Unit unit) {
    if (!(value instanceof Quantity quantity)) {
      error(value.origin(), "expected a number");
      return 0;
    }
    double number = context.units().number(quantity, unit).doubleValue();
    if (Math.abs(number) <= maxNumber) {
      return number;
    }
    error(value.origin(), "the number is too large");
    return 0;
  }

  /** Numbers in {@code unit}; null after an error. */
  public double @Nullable [] numbers(
      List<Evaluated> values, int count, @Nullable Unit unit, Origin origin, String what) {
    if (values.size() != count) {
      String message =
          String.format(Locale.ROOT, "%s takes %d numbers, not %d", what, count, values.size());
      error(origin, message);
      return null;
    }
    if (unit == Unit.METRE) {
      new LengthsWithoutUnit(context.report()).check(values);
    }
    return values.stream().mapToDouble(each -> number(each, unit)).toArray();
  }

  /** The time of a call such as {@code dwell(0.5s)}. */
  public double seconds(Value.Call call) {
    double[] numbers = numbers(flat(call), 1, Unit.SECOND, call.origin(), "'" + call.name() + "'");
    return numbers == null ? 0 : numbers[0];
  }

  /** A point: a tuple of three lengths, alone or in a call such as {@code at (0 1m 0)}. */
  public Vector point(Evaluated value) {
    List<Evaluated> values =
        value instanceof Value.Call call
            ? flat(call)
            : value instanceof Value.Tuple tuple ? tuple.evaluated() : List.of();
    return vector(values, length, value.origin(), "a point");
  }

  private Vector vector(List<Evaluated> values, @Nullable Unit unit, Origin origin, String what) {
    double[] numbers = numbers(values, 3, unit, origin, what);
    return numbers == null ? Vector.ZERO : new Vector(numbers[0], numbers[1], numbers[2]);
  }

  /** A direction: a tuple of three numbers without a unit, not all of which are 0. */
  public Vector direction(Evaluated value) {
    List<Evaluated> values = value instanceof Value.Tuple tuple ? tuple.evaluated() : List.of();
    Vector found = vector(values, null, value.origin(), "a direction");
    if (found.norm() > 0) {
      return found;
    }
    if (values.size() == 3) {
      error(value.origin(), "(0 0 0) is no direction");
    }
    return new Vector(0, 0, 1);
  }

  /** A rotation. */
  public Quaternion rotation(Evaluated value) {
    if (value instanceof Value.Tuple tuple && tuple.values().size() == 3) {
      String written = value.origin().text();
      Replacement euler = new Replacement(written, "euler" + written);
      fixable(value.origin(), "three angles are euler(x y z)", euler, "write " + euler.better());
      return Quaternion.IDENTITY;
    }
    if (value instanceof Value.Tuple tuple) {
      double[] numbers = numbers(tuple.evaluated(), 4, null, value.origin(), "a rotation");
      return numbers == null ? Quaternion.IDENTITY : rotation(numbers, value.origin());
    }
    if (value instanceof Value.Call call) {
      return switch (call.name()) {
        case "euler" -> euler(call);
        case "axis" -> axis(call);
        case "look" -> look(call);
        default -> noRotation(value);
      };
    }
    return noRotation(value);
  }

  private Quaternion rotation(double[] numbers, Origin origin) {
    Quaternion rotation = new Quaternion(numbers[0], numbers[1], numbers[2], numbers[3]);
    if (rotation.norm() > 0) {
      return rotation;
    }
    error(origin, "(0 0 0 0) is no rotation; (0 0 0 1) turns nothing");
    return Quaternion.IDENTITY;
  }

  private Quaternion noRotation(Evaluated value) {
    error(value.origin(), "expected a rotation", ROTATIONS);
    return Quaternion.IDENTITY;
  }

  private Quaternion euler(Value.Call call) {
    double[] angles = numbers(flat(call), 3, Unit.DEGREE, call.origin(), "euler");
    return angles == null
        ? Quaternion.IDENTITY
        : new EulerAngles(angles[0], angles[1], angles[2]).toQuaternion();
  }

  private Quaternion axis(Value.Call call) {
    List<Evaluated> values = flat(call);
    if (values.size() != 4) {
      error(call.origin(), "axis takes a direction and an angle: axis(x y z, angle)");
      return Quaternion.IDENTITY;
    }
    Vector axis = vector(values.subList(0, 3), null, call.origin(), "an axis");
    if (!(axis.norm() > 0)) {
      error(call.origin(), "the axis has no direction");
    }
    return new AxisAngle(axis, number(values.get(3), Unit.DEGREE)).toQuaternion();
  }

  private Quaternion look(Value.Call call) {
    List<Evaluated> values = flat(call);
    boolean both = values.size() == 6;
    if (!both && values.size() != 3) {
      error(call.origin(), "look takes a direction, or two points: look(from, to)");
      return Quaternion.IDENTITY;
    }
    Unit unit = both ? length : null;
    Vector first = vector(values.subList(0, 3), unit, call.origin(), "a point");
    Vector direction =
        both ? vector(values.subList(3, 6), unit, call.origin(), "a point").minus(first) : first;
    return towards(direction, call.origin());
  }

  /** The rotation that looks along {@code direction}, which must have a length. */
  public Quaternion towards(Vector direction, Origin origin) {
    if (!(direction.norm() > 0)) {
      error(origin, "there is no direction from a point to itself");
      return Quaternion.IDENTITY;
    }
    return LookRotation.of(direction);
  }
}
