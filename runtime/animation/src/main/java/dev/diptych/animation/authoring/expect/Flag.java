package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.hand.Side;
import java.util.List;
import java.util.Set;

/**
 * That a hand pinches or is tracked.
 *
 * @param name of the hand
 * @param side which hand
 * @param point where one sees it
 * @param pinching whether it is about pinching
 */
record Flag(String name, Side side, Thing point, boolean pinching) implements Predicate {
  @Override
  public Measure measure(Playback playback, Window window) {
    PlayedActors actors = playback.actors();
    return new Measure() {
      @Override
      public double at(double time) {
        boolean is = pinching ? actors.isPinching(side, time) : actors.isTracked(side, time);
        return is ? 0 : 1;
      }

      @Override
      public double rate(double from, double until) {
        return 0;
      }

      @Override
      public boolean isConvex(double from, double until) {
        return true;
      }
    };
  }

  @Override
  public List<Thing> things() {
    return List.of(point);
  }

  @Override
  public Set<Side> hands() {
    return pinching ? Set.of(side) : Set.of();
  }

  @Override
  public double limit() {
    return 0.5;
  }

  @Override
  public double slack() {
    return 0;
  }

  @Override
  public boolean endsBefore() {
    return true;
  }

  @Override
  public String found(double time, double value) {
    if (pinching) {
      return name + (value > 0 ? " does not pinch" : " pinches");
    }
    return name + (value > 0 ? " is not tracked" : " is tracked");
  }

  @Override
  public String expected(boolean not) {
    return (not ? "not " : "") + (pinching ? "pinching" : "tracked");
  }

  @Override
  public String amount(double value) {
    return "";
  }
}
