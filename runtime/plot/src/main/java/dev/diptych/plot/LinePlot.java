package dev.diptych.plot;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.Layer;
import dev.diptych.family.chart.Line;
import dev.diptych.family.chart.LineChart;
import dev.diptych.family.chart.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Lines of one or more files. A line has the same colour in all files, and each file its dashes.
 */
final class LinePlot {
  /** All points of an image, whatever its files have. */
  private static final int MAX_POINTS = 1_000_000;

  private static final int PER_COLUMN = 4;

  /** The height of a name in the legend, and of what is above and below it. */
  private static final int NAME_HEIGHT = 18;

  private static final int LEGEND_MARGIN = 60;

  private final List<Layer> layers;
  private final Picture picture;
  private final Axis x;
  private final Map<String, Integer> colors = new LinkedHashMap<>();
  private final Map<String, Named> series = new LinkedHashMap<>();

  /** A line of a file. */
  private record Named(ReducedLine points, int color, int file) {}

  private LinePlot(List<Layer> layers, Picture picture) {
    this.layers = layers;
    this.picture = picture;
    List<Axis> axes = layers.stream().map(layer -> lines(layer).x()).toList();
    this.x =
        new Axis(
            axes.get(0).label(),
            axes.stream().mapToDouble(Axis::from).min().orElseThrow(),
            axes.stream().mapToDouble(Axis::to).max().orElseThrow());
  }

  /** The plot of layers that all have lines. */
  static Plot of(List<Layer> layers, Picture picture) {
    LinePlot plot = new LinePlot(layers, picture);
    plot.reduce();
    return plot.plot();
  }

  private static LineChart lines(Layer layer) {
    return (LineChart) layer.chart();
  }

  private void reduce() {
    int count = layers.stream().mapToInt(layer -> lines(layer).lines().size()).sum();
    int columns =
        Math.max(2, Math.min(picture.width(), MAX_POINTS / (PER_COLUMN * Math.max(1, count))));
    for (int file = 0; file < layers.size(); file++) {
      for (Line line : lines(layers.get(file)).lines()) {
        ReducedLine points = ReducedLine.of(line, x, columns);
        int color = colors.computeIfAbsent(line.name(), name -> colors.size());
        if (!points.isEmpty()) {
          String of = layers.size() > 1 ? " (" + shortName(layers.get(file).file()) + ")" : "";
          series.put(unique(Style.drawable(line.name() + of)), new Named(points, color, file));
        }
      }
    }
  }

  /** The name of a file without its folder. */
  private static String shortName(String file) {
    return file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
  }

  private String unique(String name) {
    String unique = name;
    for (int number = 2; series.containsKey(unique); number++) {
      unique = name + " #" + number;
    }
    return unique;
  }

  private Plot plot() {
    LineChart first = lines(layers.get(0));
    XYChart chart = new XYChart(picture.width(), picture.height());
    chart.setTitle(Style.drawable(first.title()));
    chart.setXAxisTitle(Style.drawable(x.label()));
    chart.setYAxisTitle(Style.drawable(first.y()));
    Range across = Range.of(x.from(), x.to());
    Range up =
        Range.around(series.values().stream().flatMapToDouble(s -> DoubleStream.of(s.points.ys())));
    style(chart.getStyler(), across, up);
    series.forEach((name, line) -> add(chart, name, line, across, up));
    String range =
        String.format(
            Locale.ROOT,
            "%s from %s to %s, %s from %s to %s",
            x.label(),
            across.from(),
            across.to(),
            first.y(),
            up.from(),
            up.to());
    List<String> facts = new ArrayList<>(List.of(range));
    facts.addAll(series.keySet());
    return new Plot(chart, first.title(), facts);
  }

  private void style(XYStyler styler, Range across, Range up) {
    Style.apply(styler);
    styler.setXAxisTickLabelsFormattingFunction(Style::label);
    styler.setYAxisTickLabelsFormattingFunction(Style::label);
    styler.setXAxisMin(across.from());
    styler.setXAxisMax(across.to());
    styler.setYAxisMin(up.from());
    styler.setYAxisMax(up.to());
    styler.setLegendPosition(LegendPosition.OutsideE);
    styler.setLegendVisible(series.size() <= (picture.height() - LEGEND_MARGIN) / NAME_HEIGHT);
  }

  /** The series is in the legend only; what it shows is drawn by itself. */
  private static void add(XYChart chart, String name, Named line, Range across, Range up) {
    // Nothing is drawn next to a gap, but the points give the axis its labels. XChart would label
    // only the points themselves if their distances were equal.
    double inner = across.from() + (across.to() - across.from()) / 3;
    double[] xs = {across.from(), inner, across.to()};
    double[] ys = {up.from(), Double.NaN, up.from()};
    XYSeries added = chart.addSeries(name, xs, ys);
    added.setMarker(SeriesMarkers.NONE);
    added.setLineColor(Style.color(line.color));
    added.setLineStyle(Style.stroke(line.file));
    added.setLineWidth(Style.stroke(line.file).getLineWidth());
    chart.addAnnotation(
        new Polyline(line.points, Style.color(line.color), Style.stroke(line.file)));
  }
}
