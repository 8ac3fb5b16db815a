package dev.diptych.animation.authoring.space;

import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.math.Vector;
import java.util.function.Function;

/**
 * What holds a hand at one time: a point of it that is at a place, or two of them, between which it
 * goes.
 *
 * @param fromPoint the point of the row before
 * @param from where that row wants it, in metres
 * @param toPoint the point of the next row
 * @param to where that row wants it
 * @param part from 0 at the row before to 1 at the next one
 */
public record Pins(HandPoint fromPoint, Vector from, HandPoint toPoint, Vector to, double part) {
  /** One point at a place. */
  public static Pins of(HandPoint point, Vector place) {
    return new Pins(point, place, point, place, 0);
  }

  /** Where an object is that has no points. */
  public Vector place() {
    return part == 0 ? from : between(from, to, part);
  }

  /**
   * How far a hand must be moved.
   *
   * @param positions where the points of the hand are with its rotation and shape
   */
  public Vector move(Function<HandPoint, Vector> positions) {
    Vector first = from.minus(positions.apply(fromPoint));
    return part == 0 ? first : between(first, to.minus(positions.apply(toPoint)), part);
  }

  private static Vector between(Vector from, Vector to, double part) {
    return from.scaled(1 - part).plus(to.scaled(part));
  }
}
