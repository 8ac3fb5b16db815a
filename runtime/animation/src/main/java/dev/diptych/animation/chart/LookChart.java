package dev.diptych.animation.chart;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Chart;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.HeatMap;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** How long a gaze dwells on the cells of a plane. */
final class LookChart {
  private static final int MAX_ROWS = 400;

  private LookChart() {}

  static Chart of(Figure figure, ChartRequest request) throws ChartException {
    List<Mover> looking =
        figure.movers().stream()
            .filter(mover -> mover.position() != null)
            .filter(mover -> mover.direction() != null || mover.rotation() != null)
            .toList();
    Mover mover = chosen(request, looking);
    String wanted = request.plane() == null ? Plane.DEFAULT : request.plane();
    Plane plane = Plane.parse(wanted);
    Axis time = request.axis(TimeLines.LABEL, figure.start(), figure.end());
    Hits hits = new Hits(time, plane, mover);
    Extent extent = new Extent();
    hits.forEach(extent::add);
    if (extent.isEmpty()) {
      throw ChartException.nothing(
          "%s never meets the plane %s".formatted(mover.name(), wanted),
          "give another plane, such as --plane z=1");
    }
    return map(mover.name(), plane, hits, extent.widened(), request.cells());
  }

  private static Mover chosen(ChartRequest request, List<Mover> looking) throws ChartException {
    if (request.names().isEmpty()) {
      return looking.stream()
          .filter(mover -> mover.direction() != null)
          .findFirst()
          .orElseThrow(
              () ->
                  ChartException.nothing(
                      "the file has no eye gaze", "--of camera plots where the head looks"));
    }
    List<Mover> found = Movers.named(request.names(), looking);
    if (found.size() > 1) {
      throw ChartException.option("a heat map shows one gaze, but --of names " + found.size());
    }
    return found.get(0);
  }

  private static HeatMap map(String name, Plane plane, Hits hits, Extent extent, int columns) {
    double side = extent.width() / columns;
    int rows = (int) Math.min(MAX_ROWS, Math.max(1, Math.ceil(extent.height() / side)));
    double height = Math.max(side, extent.height() / rows);
    double[] seconds = new double[rows * columns];
    hits.forEach(
        (x, y) -> {
          int column = Math.min(columns - 1, (int) ((x - extent.left()) / side));
          int row = Math.min(rows - 1, (int) ((y - extent.bottom()) / height));
          seconds[row * columns + column] += hits.step();
        });
    double total = Arrays.stream(seconds).sum();
    return new HeatMap(
        String.format(Locale.ROOT, "%s: %.2f s of %.2f s on the map", name, total, hits.duration()),
        new Axis(plane.first() + " (m)", extent.left(), extent.left() + columns * side),
        new Axis(plane.second() + " (m)", extent.bottom(), extent.bottom() + rows * height),
        "s",
        columns,
        seconds);
  }
}
