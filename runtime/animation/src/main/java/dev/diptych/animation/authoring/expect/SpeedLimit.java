package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.hand.Side;
import java.util.List;
import java.util.Set;

/**
 * How fast a point moves.
 *
 * @param subject the point
 * @param limit in metres per second
 */
record SpeedLimit(Thing subject, double limit) implements Predicate {
  /** In how many parts of a time between keys the speed of a prop is measured. */
  private static final int PARTS = 64;

  @Override
  public Measure measure(Playback playback, Window window) {
    return new Measure() {
      /** The speed before and after a time, as far as these are in the range. */
      @Override
      public double at(double time) {
        Window around = playback.around(time);
        boolean any = window.isPoint();
        double before = any || time > window.from() ? speed(around.from(), time, false) : 0;
        double after = any || time < window.until() ? speed(time, around.until(), true) : 0;
        return Math.max(before, after);
      }

      private double speed(double from, double until, boolean first) {
        if (until <= Math.nextUp((float) from)) {
          return jump(from, until);
        }
        double step = playback.isStraight(subject.space()) ? 1 : 1.0 / PARTS;
        double part = (until - from) * step;
        return first
            ? subject.place(from + part).minus(subject.place(from)).norm() / part
            : subject.place(until).minus(subject.place(until - part)).norm() / part;
      }

      private double jump(double from, double until) {
        double way = subject.place(until).minus(subject.place(from)).norm();
        return way > METRES ? Double.POSITIVE_INFINITY : 0;
      }

      @Override
      public double rate(double from, double until) {
        if (playback.isStraight(subject.space())) {
          return 0;
        }
        double step = (until - from) / PARTS;
        double most = 0;
        double before = at(from);
        for (int part = 1; part <= PARTS; part++) {
          double next = at(from + part * step);
          most = Math.max(most, Math.abs(next - before));
          before = next;
        }
        return most / step;
      }

      @Override
      public boolean isConvex(double from, double until) {
        return playback.isStraight(subject.space());
      }
    };
  }

  @Override
  public List<Thing> things() {
    return List.of(subject);
  }

  @Override
  public Set<Side> hands() {
    return subject.hands();
  }

  @Override
  public double slack() {
    return METRES;
  }

  @Override
  public String found(double time, double value) {
    return Double.isInfinite(value)
        ? subject.name() + " jumps"
        : subject.name() + " moves at " + Amounts.speed(value);
  }

  @Override
  public String expected(boolean not) {
    return (not ? "above " : "below ") + Amounts.speed(limit);
  }

  @Override
  public String amount(double value) {
    return Double.isInfinite(value) ? "" : Amounts.speed(value);
  }
}
