package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Prop;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How near a point is to a place or a solid.
 *
 * @param kind which word
 * @param subject the point
 * @param target what it is near
 * @param limit in metres
 */
record Nearness(Kind kind, Thing subject, Thing target, double limit) implements Predicate {
  /** The shortest part of a direction that is named, in metres. */
  private static final double NAMED = 5e-5;

  /** The words. */
  enum Kind {
    WITHIN,
    APART,
    INSIDE,
    REACHES
  }

  @Override
  public Measure measure(Playback playback, Window window) {
    return new Measure() {
      @Override
      public double at(double time) {
        return target.distance(subject.place(time), time);
      }

      @Override
      public double rate(double from, double until) {
        return subject.speed(playback, from, until) + target.speed(playback, from, until);
      }

      @Override
      public boolean isConvex(double from, double until) {
        boolean point = !target.isSolid() && target.local().equals(Vector.ZERO);
        return playback.isStraight(subject.space())
            && ((point && playback.isStraight(target.space()))
                || playback.rates(target.space(), from, until).isRest());
      }
    };
  }

  @Override
  public Set<Side> hands() {
    Set<Side> hands = EnumSet.noneOf(Side.class);
    hands.addAll(subject.hands());
    hands.addAll(target.hands());
    return hands;
  }

  @Override
  public double tolerance(Tolerances tolerances) {
    return tolerances.metres();
  }

  @Override
  public double slack() {
    return METRES;
  }

  @Override
  public boolean isLeast() {
    return kind == Kind.APART;
  }

  @Override
  public boolean isSometime() {
    return kind == Kind.REACHES;
  }

  @Override
  public String found(double time, double value) {
    String where =
        value < 0
            ? Amounts.length(-value) + " inside " + target.name()
            : Amounts.length(value) + " from " + target.name();
    return subject.name() + " is " + where;
  }

  @Override
  public String expected(boolean not) {
    if (kind == Kind.INSIDE) {
      return not ? "outside" : "inside";
    }
    if (limit == 0 && kind == Kind.REACHES) {
      return not ? "not to reach it" : "to reach it";
    }
    String length = Amounts.length(limit);
    if (kind == Kind.APART) {
      return not ? "less than " + length : "at least " + length;
    }
    return not ? "more than " + length : "at most " + length;
  }

  @Override
  public String amount(double value) {
    return Amounts.length(value);
  }

  @Override
  public String direction(double time) {
    Space space = target.space();
    boolean has = space instanceof Prop || space == Space.WORLD || space.name().contains(".");
    if (!has || target.hand() != null) {
      return "";
    }
    Vector way = target.way(subject.place(time), time);
    List<String> parts = new ArrayList<>();
    name(way.x(), "to its left", "to its right", parts);
    name(way.y(), "below it", "above it", parts);
    name(way.z(), "before it", "behind it", parts);
    return String.join(", ", parts);
  }

  private static void name(double way, String below, String above, List<String> parts) {
    if (Math.abs(way) >= NAMED) {
      parts.add(Amounts.length(Math.abs(way)) + " " + (way < 0 ? below : above));
    }
  }
}
