package dev.diptych.animation.chart;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.QuaternionRows;
import dev.diptych.animation.math.Vector;
import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Chart;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.Line;
import dev.diptych.family.chart.LineChart;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How fast things move or turn: how far they get in the 60th of a second around a time. Without
 * such a window, the noise of recordings would hide the movement.
 */
final class SpeedChart {
  /** In seconds; the rate of recordings. */
  private static final double WINDOW = 1 / 60.0;

  /** How far it is from one value to another. */
  @FunctionalInterface
  private interface Distance {
    double between(double[] from, double[] to);
  }

  private SpeedChart() {}

  /** Speeds of positions. */
  static Chart speeds(Figure figure, ChartRequest request) throws ChartException {
    String y = "speed (" + figure.unit() + "/s)";
    return chart("speed", y, figure, request, Mover::position, 3, SpeedChart::length);
  }

  /** Speeds of rotations. */
  static Chart turns(Figure figure, ChartRequest request) throws ChartException {
    String y = "angular speed (°/s)";
    return chart("angular speed", y, figure, request, Mover::rotation, 4, SpeedChart::degrees);
  }

  private static Chart chart(
      String title,
      String y,
      Figure figure,
      ChartRequest request,
      Function<Mover, Player.@Nullable Source> part,
      int width,
      Distance distance)
      throws ChartException {
    List<Mover> movers =
        figure.movers().stream().filter(mover -> part.apply(mover) != null).toList();
    if (movers.isEmpty()) {
      throw ChartException.nothing("nothing in the file has keys with a " + title);
    }
    List<Mover> chosen = Movers.chosen(figure, request, movers);
    Axis time = request.axis(TimeLines.LABEL, figure.start(), figure.end());
    TimeLines lines = new TimeLines(time, request.columns());
    return new LineChart(
        title,
        time,
        y,
        chosen.stream()
            .map(
                mover ->
                    line(
                        lines,
                        mover.name(),
                        Objects.requireNonNull(part.apply(mover)),
                        new Speed(figure, width, distance)))
            .toList());
  }

  private static Line line(TimeLines lines, String name, Player.Source source, Speed speed) {
    return lines.of(name, List.of(source), players -> speed.of(players.get(0)));
  }

  /**
   * Speeds within the times of a figure.
   *
   * @param figure the figure
   * @param width the numbers of a value
   * @param distance how far it is between two
   */
  private record Speed(Figure figure, int width, Distance distance) {
    DoubleUnaryOperator of(Player player) {
      double[] first = new double[width];
      double[] last = new double[width];
      return time -> {
        double from = Math.max(figure.start(), time - WINDOW / 2);
        double to = Math.min(figure.end(), time + WINDOW / 2);
        player.at(from, first);
        player.at(to, last);
        return to > from ? distance.between(first, last) / (to - from) : Double.NaN;
      };
    }
  }

  private static double length(double[] from, double[] to) {
    return Vector.of(to).minus(Vector.of(from)).norm();
  }

  private static double degrees(double[] from, double[] to) {
    Quaternion turn = QuaternionRows.get(from, 0).inverse().times(QuaternionRows.get(to, 0));
    double sine = new Vector(turn.x(), turn.y(), turn.z()).norm();
    return turn.norm() > 0
        ? Math.toDegrees(2 * StrictMath.atan2(sine, Math.abs(turn.w())))
        : Double.NaN;
  }
}
