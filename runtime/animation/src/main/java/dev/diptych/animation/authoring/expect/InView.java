package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Vector;
import java.util.List;
import java.util.Set;

/**
 * How far the middle of something is outside of what HoloLens 2 displays: 43° by 29°.
 *
 * @param viewer the camera
 * @param target what is seen
 */
record InView(Thing viewer, Thing target) implements Predicate {
  private static final double WIDTH = 43;
  private static final double HEIGHT = 29;

  /** The normals of the four sides, outwards, in the axes of the camera. */
  private static final List<Vector> SIDES =
      List.of(side(WIDTH, 1, 0), side(WIDTH, -1, 0), side(HEIGHT, 0, 1), side(HEIGHT, 0, -1));

  private static Vector side(double degrees, double x, double y) {
    double half = StrictMath.toRadians(degrees / 2);
    double cosine = StrictMath.cos(half);
    return new Vector(x * cosine, y * cosine, -StrictMath.sin(half));
  }

  @Override
  public Measure measure(Playback playback, Window window) {
    return new Measure() {
      @Override
      public double at(double time) {
        Vector seen = viewer.space().at(time).toLocal(target.place(time));
        double distance = seen.norm();
        double most = -180;
        for (Vector side : SIDES) {
          double sine = distance > 0 ? side.dot(seen) / distance : 0;
          most = Math.max(most, StrictMath.toDegrees(StrictMath.asin(sine)));
        }
        return most;
      }

      @Override
      public double rate(double from, double until) {
        return Sight.turning(viewer, target, playback, from, until);
      }
    };
  }

  @Override
  public List<Thing> things() {
    return List.of(target, viewer);
  }

  @Override
  public Set<Side> hands() {
    return target.hands();
  }

  @Override
  public double limit() {
    return 0;
  }

  @Override
  public double slack() {
    return DEGREES;
  }

  @Override
  public String found(double time, double value) {
    String side = value < 0 ? " inside" : " outside of";
    return target.name() + " is " + Amounts.angle(Math.abs(value)) + side + " the view";
  }

  @Override
  public String expected(boolean not) {
    return not ? "outside" : "inside of 43° × 29°";
  }

  @Override
  public String amount(double value) {
    return Amounts.angle(value);
  }
}
