package dev.diptych.animation.authoring.space;

import dev.diptych.animation.authoring.track.Arguments;
import dev.diptych.animation.authoring.track.KeyRow;
import dev.diptych.animation.math.AxisAngle;
import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.report.NumberFormatting;
import dev.diptych.authoring.tree.Value;
import dev.diptych.authoring.tree.Value.Evaluated;
import dev.diptych.model.schema.Unit;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Turns of more than half a turn, which are as they are written: of two rows {@code euler} that
 * differ in one angle, or {@code axis} about one axis. Others take the shortest way.
 */
final class LongTurn {
  private static final double HALF = 180;

  /** Below it, two axes are one. */
  private static final double SAME = 1e-12;

  private final Arguments arguments;
  private @Nullable Evaluated last;

  LongTurn(Arguments arguments) {
    this.arguments = arguments;
  }

  /** {@code row} with its way, if it is longer than half a turn. */
  TurnRow lengthened(TurnRow row, KeyRow key, @Nullable Orientation before) {
    Evaluated written = key.arguments().isEmpty() ? null : key.arguments().get(0);
    Evaluated previous = last;
    last = written;
    if (row.way() != null
        || !(previous instanceof Value.Call from)
        || !(written instanceof Value.Call to)
        || !(before instanceof Orientation.Turned base)
        || base.space() != row.arrive().space()) {
      return row;
    }
    Way way = between(from, to);
    if (way == null || !(Math.abs(way.degrees()) > HALF)) {
      return row;
    }
    warn(key, way.degrees());
    TurnRow.Written turn =
        new TurnRow.Written(base.space(), base, Once.of(way.axis()), way.degrees());
    return new TurnRow(row.key(), row.arrive(), row.leave(), turn);
  }

  private void warn(KeyRow key, double degrees) {
    String message =
        String.format(Locale.ROOT, "this row turns by %s°, the long way", degrees(degrees));
    double shorter = degrees - Math.copySign(2 * HALF, degrees);
    String help =
        String.format(
            Locale.ROOT,
            "for the long way write by and the angle, %s°; for the short one write %s° from the row"
                + " before",
            degrees(degrees),
            degrees(shorter));
    arguments.context().report().warning("long-turn", key.origin(), message, help);
  }

  private static String degrees(double degrees) {
    return NumberFormatting.rounded(degrees, 3);
  }

  private @Nullable Way between(Value.Call from, Value.Call to) {
    double[] first = numbers(from);
    double[] second = numbers(to);
    if (first == null || second == null || !from.name().equals(to.name())) {
      return null;
    }
    return to.name().equals("euler") ? euler(first, second) : axis(first, second);
  }

  /** The angles of {@code euler}, or the axis and the angle of {@code axis}; or null. */
  private double @Nullable [] numbers(Value.Call call) {
    List<Evaluated> values = Arguments.flat(call);
    boolean axis = call.name().equals("axis");
    boolean known =
        (axis && values.size() == 4) || (call.name().equals("euler") && values.size() == 3);
    if (!known || !values.stream().allMatch(Value.Quantity.class::isInstance)) {
      return null;
    }
    double[] numbers = new double[values.size()];
    for (int i = 0; i < numbers.length; i++) {
      Unit unit = axis && i < 3 ? null : Unit.DEGREE;
      numbers[i] = arguments.number(values.get(i), unit);
    }
    return numbers;
  }

  private static @Nullable Way euler(double[] from, double[] to) {
    boolean x = from[0] != to[0];
    boolean y = from[1] != to[1];
    boolean z = from[2] != to[2];
    if ((x ? 1 : 0) + (y ? 1 : 0) + (z ? 1 : 0) != 1) {
      return null;
    }
    if (y) {
      return new Way(new Vector(0, 1, 0), to[1] - from[1]);
    }
    if (z) {
      Quaternion before = new EulerAngles(from[0], from[1], from[2]).toQuaternion();
      return new Way(before.rotate(new Vector(0, 0, 1)), to[2] - from[2]);
    }
    Quaternion heading = new EulerAngles(0, from[1], 0).toQuaternion();
    return new Way(heading.rotate(new Vector(1, 0, 0)), to[0] - from[0]);
  }

  private static @Nullable Way axis(double[] from, double[] to) {
    Vector first = new Vector(from[0], from[1], from[2]);
    Vector second = new Vector(to[0], to[1], to[2]);
    if (!(first.norm() > 0) || !(second.norm() > 0)) {
      return null;
    }
    boolean same = first.unit().minus(second.unit()).norm() < SAME;
    return same ? new Way(second, to[3] - from[3]) : null;
  }

  /** The turn that {@code value} writes, by its own angle if it has one axis. */
  static Way way(Evaluated value, Quaternion turn, Arguments arguments) {
    if (value instanceof Value.Call call) {
      double[] numbers = new LongTurn(arguments).numbers(call);
      if (numbers != null && call.name().equals("axis")) {
        return new Way(new Vector(numbers[0], numbers[1], numbers[2]), numbers[3]);
      }
      Way way = numbers == null ? null : euler(new double[3], numbers);
      if (way != null) {
        return way;
      }
    }
    AxisAngle shortest = AxisAngle.of(turn);
    return new Way(shortest.axis(), shortest.degrees());
  }
}
