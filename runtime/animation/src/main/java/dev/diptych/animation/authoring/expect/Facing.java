package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import java.util.Set;

/**
 * How far a palm or a front is turned from a direction.
 *
 * @param subject what is turned
 * @param axis where it faces, in its axes
 * @param direction in {@code space}
 * @param space the space of the direction
 * @param limit in degrees
 */
record Facing(Thing subject, Vector axis, Vector direction, Space space, double limit)
    implements Predicate {
  @Override
  public Measure measure(Playback playback, Window window) {
    return new Measure() {
      @Override
      public double at(double time) {
        Vector own = subject.space().rotation(time).rotate(axis);
        return Angles.between(own, space.rotation(time).rotate(direction));
      }

      @Override
      public double rate(double from, double until) {
        return playback.rates(subject.space(), from, until).degrees()
            + playback.rates(space, from, until).degrees();
      }
    };
  }

  @Override
  public Set<Side> hands() {
    return subject.hands();
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
    return subject.name() + " faces " + Amounts.angle(value) + " past the direction";
  }

  @Override
  public String expected(boolean not) {
    return (not ? "more than " : "at most ") + Amounts.angle(limit);
  }

  @Override
  public String amount(double value) {
    return Amounts.angle(value);
  }
}
