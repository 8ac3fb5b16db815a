package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.track.Tolerances;
import dev.diptych.animation.hand.Side;
import java.util.Set;

/**
 * How far something is turned from something else.
 *
 * @param subject what is turned
 * @param from from what
 * @param angle by how much, in degrees
 * @param limit how much more or less it may be
 */
record Turned(Thing subject, Thing from, double angle, double limit) implements Predicate {
  @Override
  public Measure measure(Playback playback, Window window) {
    return new Measure() {
      @Override
      public double at(double time) {
        return Math.abs(turned(time) - angle);
      }

      @Override
      public double rate(double start, double until) {
        return playback.rates(subject.space(), start, until).degrees()
            + playback.rates(from.space(), start, until).degrees();
      }
    };
  }

  private double turned(double time) {
    return Angles.between(from.space().rotation(time), subject.space().rotation(time));
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
    return subject.name() + " is turned by " + Amounts.angle(turned(time)) + " from " + from.name();
  }

  @Override
  public String expected(boolean not) {
    return (not ? "not " : "") + Amounts.angle(angle) + " ± " + Amounts.angle(limit);
  }

  @Override
  public String amount(double value) {
    return Amounts.angle(value);
  }
}
