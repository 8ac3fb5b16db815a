package dev.diptych.animation.chart;

import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.Vector;
import dev.diptych.family.chart.Axis;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a gaze meets at regular times, in the middle of steps.
 *
 * @param time the part of the time that counts
 * @param plane what it may meet
 * @param mover looks along its direction, or ahead
 */
record Hits(Axis time, Plane plane, Mover mover) {
  /** Rays that meet the plane farther away are not on the map: they graze it. */
  private static final double MAX_DISTANCE = 10;

  /** Four times the rate of recordings. */
  private static final double STEPS_PER_SECOND = 240;

  private static final int MAX_STEPS = 1_000_000;
  private static final Vector AHEAD = new Vector(0, 0, 1);

  /** Receives points of the plane. */
  @FunctionalInterface
  interface Sink {
    void hit(double x, double y);
  }

  double duration() {
    return time.to() - time.from();
  }

  int steps() {
    return (int) Math.min(MAX_STEPS, Math.max(1, Math.ceil(duration() * STEPS_PER_SECOND)));
  }

  double step() {
    return duration() / steps();
  }

  void forEach(Sink sink) {
    Player origin = Objects.requireNonNull(mover.position()).open();
    Player direction = player(mover.direction());
    Player rotation = player(mover.rotation());
    double[] numbers = new double[3];
    double[] turn = new double[4];
    double[] met = new double[2];
    for (int i = 0; i < steps(); i++) {
      double at = time.from() + step() * (i + 0.5);
      origin.at(at, numbers);
      Vector from = Vector.of(numbers);
      Vector ahead = AHEAD;
      if (direction != null) {
        direction.at(at, numbers);
        ahead = Vector.of(numbers);
      } else if (rotation != null) {
        rotation.at(at, turn);
        ahead = QuaternionRows.get(turn, 0).rotate(AHEAD);
      }
      if (plane.meet(from, ahead, met) <= MAX_DISTANCE) {
        sink.hit(met[0], met[1]);
      }
    }
  }

  private static @Nullable Player player(Player.@Nullable Source source) {
    return source == null ? null : source.open();
  }
}
