package dev.diptych.animation.chart;

import dev.diptych.family.chart.Axis;
import java.util.Arrays;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * The times at which a line is evaluated: several for each column of a plot, so that bends show,
 * and each key, so that no peak is missed. Just before a key there is one more, because values may
 * jump at keys.
 */
final class SampleTimes {
  private static final int PER_COLUMN = 4;

  private SampleTimes() {}

  /** The times on an axis, ascending. */
  static double[] of(Axis axis, int columns, List<Player> players) {
    int steps = columns * PER_COLUMN;
    DoubleStream grid =
        IntStream.rangeClosed(0, steps)
            .mapToDouble(step -> axis.from() + (axis.to() - axis.from()) * step / steps);
    DoubleStream keys =
        players.stream()
            .flatMapToDouble(player -> Arrays.stream(player.keyTimes()).sorted().distinct())
            .flatMap(time -> DoubleStream.of(Math.nextDown(time), time));
    return DoubleStream.concat(grid, keys)
        .filter(time -> time >= axis.from() && time <= axis.to())
        .sorted()
        .distinct()
        .toArray();
  }
}
