package dev.diptych.animation.chart;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Chart;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.Line;
import dev.diptych.family.chart.LineChart;
import dev.diptych.family.chart.NamePattern;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** The values of curves, as they are played. */
final class CurvesChart {
  private CurvesChart() {}

  static Chart of(Figure figure, ChartRequest request) throws ChartException {
    List<String> wanted = request.names().isEmpty() ? figure.shown() : request.names();
    if (figure.signals().isEmpty()) {
      throw ChartException.nothing("no curve has any key");
    }
    List<Signal> signals = NamePattern.select("curves", wanted, figure.signals(), Signal::name);
    Axis time = request.axis(TimeLines.LABEL, figure.start(), figure.end());
    TimeLines lines = new TimeLines(time, request.columns());
    boolean lengths = signals.stream().allMatch(Signal::isLength);
    List<Line> all = signals.stream().map(signal -> line(lines, signal)).toList();
    String y = lengths ? "position (" + figure.unit() + ")" : "value";
    return new LineChart("curves", time, y, all);
  }

  private static Line line(TimeLines lines, Signal signal) {
    return lines.of(
        signal.name(), List.of(signal.source()), players -> value(players.get(0), signal));
  }

  private static DoubleUnaryOperator value(Player player, Signal signal) {
    double[] numbers = new double[signal.width()];
    return time -> {
      player.at(time, numbers);
      return numbers[signal.index()];
    };
  }
}
