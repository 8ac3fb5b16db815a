package dev.diptych.plot;

import dev.diptych.family.chart.Axis;
import dev.diptych.family.chart.HeatMap;
import dev.diptych.family.chart.Picture;
import java.awt.Color;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.knowm.xchart.HeatMapChart;
import org.knowm.xchart.HeatMapChartBuilder;
import org.knowm.xchart.style.HeatMapStyler;

/** A map with a colour for each cell. */
final class HeatPlot {
  private static final Color[] COLORS = {
    new Color(0xfff7bc), new Color(0xfec44f), new Color(0xd95f0e), new Color(0x7f0000)
  };

  private static final int LABELS = 8;
  private static final int SCALE_HEIGHT = 200;
  private static final int SCALE_MARGIN = 160;

  private HeatPlot() {}

  static Plot of(HeatMap map, Picture picture) {
    HeatMapChart chart =
        new HeatMapChartBuilder().width(picture.width()).height(picture.height()).build();
    chart.setTitle(Style.drawable(map.title()));
    chart.setXAxisTitle(Style.drawable(map.x().label()));
    chart.setYAxisTitle(Style.drawable(map.y().label()));
    List<Number[]> cells = cells(map);
    chart.addSeries(
        map.unit(), centres(map.x(), map.columns()), centres(map.y(), map.rows()), cells);
    HeatMapStyler styler = chart.getStyler();
    Style.apply(styler);
    styler.setPlotGridLinesVisible(false);
    styler.setXAxisMaxLabelCount(LABELS);
    styler.setRangeColors(COLORS);
    styler.setMin(0);
    styler.setMax(
        rounded(cells.stream().mapToDouble(cell -> cell[2].doubleValue()).max().orElse(1)));
    styler.setGradientColorColumnHeight(
        Math.max(1, Math.min(SCALE_HEIGHT, picture.height() - SCALE_MARGIN)));
    String size =
        String.format(
            Locale.ROOT,
            "%s from %s to %s in %d columns, %s from %s to %s in %d rows",
            map.x().label(),
            map.x().from(),
            map.x().to(),
            map.columns(),
            map.y().label(),
            map.y().from(),
            map.y().to(),
            map.rows());
    return new Plot(chart, map.title(), List.of(size));
  }

  /** A number of two digits that is not less: a longer one would not fit next to the scale. */
  private static double rounded(double value) {
    return new BigDecimal(value).round(new MathContext(2, RoundingMode.UP)).doubleValue();
  }

  /** The cells that are not 0. */
  private static List<Number[]> cells(HeatMap map) {
    List<Number[]> cells = new ArrayList<>();
    for (int column = 0; column < map.columns(); column++) {
      for (int row = 0; row < map.rows(); row++) {
        if (map.value(column, row) != 0) {
          cells.add(new Number[] {column, row, map.value(column, row)});
        }
      }
    }
    return cells;
  }

  /** The label of each cell is the number in its middle. */
  private static List<String> centres(Axis axis, int count) {
    double step = (axis.to() - axis.from()) / count;
    return IntStream.range(0, count)
        .mapToObj(i -> String.format(Locale.ROOT, "%.2f", axis.from() + (i + 0.5) * step))
        .toList();
  }
}
