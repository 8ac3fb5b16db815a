package dev.diptych.animation.chart;

import dev.diptych.animation.math.Vector;
import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Chart;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.Line;
import dev.diptych.family.chart.LineChart;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;

/** How far things are from each other, in pairs. */
final class DistanceChart {
  private static final String HINT = "name two, or several pairs: --of left.ThumbTip,left.IndexTip";

  private DistanceChart() {}

  static Chart of(Figure figure, ChartRequest request) throws ChartException {
    List<String> names = request.names().isEmpty() ? figure.pairs() : request.names();
    List<Mover> placed =
        figure.movers().stream().filter(mover -> mover.position() != null).toList();
    if (names.isEmpty()) {
      throw ChartException.nothing("the file has no hands whose distance is known", HINT);
    }
    if (names.size() % 2 != 0) {
      throw ChartException.option("a distance is between two, but --of has an odd number", HINT);
    }
    Axis time = request.axis(TimeLines.LABEL, figure.start(), figure.end());
    TimeLines lines = new TimeLines(time, request.columns());
    List<Line> all = new ArrayList<>();
    for (int i = 0; i < names.size(); i += 2) {
      all.add(line(lines, one(names.get(i), placed), one(names.get(i + 1), placed)));
    }
    return new LineChart("distance", time, "distance (" + figure.unit() + ")", all);
  }

  private static Mover one(String name, List<Mover> movers) throws ChartException {
    List<Mover> found = Movers.named(List.of(name), movers);
    if (found.size() > 1) {
      throw ChartException.option(
          "'%s' is the name of %d, but a distance is between two".formatted(name, found.size()),
          HINT);
    }
    return found.get(0);
  }

  private static Line line(TimeLines lines, Mover one, Mover other) {
    return lines.of(
        one.name() + " – " + other.name(),
        List.of(Objects.requireNonNull(one.position()), Objects.requireNonNull(other.position())),
        players -> distance(players.get(0), players.get(1)));
  }

  private static DoubleUnaryOperator distance(Player one, Player other) {
    double[] from = new double[3];
    double[] to = new double[3];
    return time -> {
      one.at(time, from);
      other.at(time, to);
      return Vector.of(to).minus(Vector.of(from)).norm();
    };
  }
}
