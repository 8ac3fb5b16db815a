package dev.diptych.plot;

import dev.diptych.family.chart.ChartDrawer;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.HeatMap;
import dev.diptych.family.chart.Layer;
import dev.diptych.family.chart.LineChart;
import dev.diptych.family.chart.Picture;
import java.util.List;

/** Draws charts without a display. */
public final class ChartImages implements ChartDrawer {
  /** Creates the part; the command finds it by its name. */
  public ChartImages() {
    System.setProperty("java.awt.headless", "true");
  }

  @Override
  public boolean hasFonts() {
    return Fonts.canDraw();
  }

  @Override
  public byte[] draw(List<Layer> layers, Picture picture) throws ChartException {
    Plot plot = plot(layers, picture);
    return switch (picture.type()) {
      case SVG -> SvgImage.of(plot, picture);
      case PNG -> PngImage.of(plot, picture);
    };
  }

  private static Plot plot(List<Layer> layers, Picture picture) throws ChartException {
    if (layers.stream().allMatch(layer -> layer.chart() instanceof LineChart)) {
      return LinePlot.of(layers, picture);
    }
    if (layers.size() == 1 && layers.get(0).chart() instanceof HeatMap map) {
      return HeatPlot.of(map, picture);
    }
    throw ChartException.option(
        "a heat map shows one file", "plot each file to an image of its own");
  }
}
