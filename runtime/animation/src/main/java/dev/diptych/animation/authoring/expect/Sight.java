package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.EnumSet;
import java.util.Set;

/**
 * How far past a place or a solid something looks, or its palm or front is turned.
 *
 * @param viewer what looks
 * @param axis where it looks, in its axes
 * @param target what it looks at
 * @param limit in degrees
 * @param verb the word
 */
record Sight(Thing viewer, Vector axis, Thing target, double limit, String verb)
    implements Predicate {
  @Override
  public Measure measure(Playback playback, Window window) {
    return new Measure() {
      @Override
      public double at(double time) {
        Transform eye = viewer.space().at(time);
        Vector direction = eye.rotation().rotate(axis);
        if (!target.isSolid()) {
          return Angles.between(direction, target.place(time).minus(eye.position()));
        }
        Transform solid = target.space().at(time);
        Vector own = solid.rotation().inverse().rotate(direction);
        return Angles.past(target.shape(), solid.toLocal(eye.position()), own);
      }

      @Override
      public double rate(double from, double until) {
        return turning(viewer, target, playback, from, until);
      }
    };
  }

  /** How fast the direction to what is seen turns at most, in the axes of what sees it. */
  static double turning(Thing viewer, Thing target, Playback playback, double from, double until) {
    Rates eye = playback.rates(viewer.space(), from, until);
    double speed = eye.metres() + target.speed(playback, from, until);
    if (speed == 0) {
      return eye.degrees();
    }
    double first = target.distance(viewer.place(from), from);
    double second = target.distance(viewer.place(until), until);
    double nearest = Math.min(first, second) - speed * (until - from) / 2;
    return nearest > 0
        ? eye.degrees() + StrictMath.toDegrees(speed / nearest)
        : Double.POSITIVE_INFINITY;
  }

  @Override
  public Set<Side> hands() {
    Set<Side> hands = EnumSet.noneOf(Side.class);
    hands.addAll(viewer.hands());
    hands.addAll(target.hands());
    return hands;
  }

  @Override
  public double tolerance(Tolerances tolerances) {
    return tolerances.degrees();
  }

  @Override
  public double slack() {
    return DEGREES;
  }

  @Override
  public String found(double time, double value) {
    return viewer.name() + " " + verb + " " + Amounts.angle(value) + " past " + target.name();
  }

  @Override
  public String expected(boolean not) {
    if (limit == 0) {
      return not ? "not to hit it" : "to hit it";
    }
    return (not ? "more than " : "at most ") + Amounts.angle(limit);
  }

  @Override
  public String amount(double value) {
    return Amounts.angle(value);
  }
}
