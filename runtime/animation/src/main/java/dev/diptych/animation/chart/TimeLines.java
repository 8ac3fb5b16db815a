package dev.diptych.animation.chart;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Line;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;

/**
 * Lines over time.
 *
 * @param time the axis
 * @param columns how many points next to each other the plot has room for
 */
record TimeLines(Axis time, int columns) {
  /** The label of axes of time. */
  static final String LABEL = "time (s)";

  /**
   * A line that is computed from what {@code sources} play.
   *
   * @param value computes the number at a time, NaN if there is none
   */
  Line of(
      String name, List<Player.Source> sources, Function<List<Player>, DoubleUnaryOperator> value) {
    return new Line(
        name,
        sink -> {
          List<Player> players = sources.stream().map(Player.Source::open).toList();
          DoubleUnaryOperator at = value.apply(players);
          for (double moment : SampleTimes.of(time, columns, players)) {
            sink.point(moment, at.applyAsDouble(moment));
          }
        });
  }
}
