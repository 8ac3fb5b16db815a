package dev.diptych.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import org.knowm.xchart.internal.chartpart.Annotation;

/**
 * A line of a chart, drawn as one shape: XChart draws each segment of a series by itself, which
 * breaks dashes and makes SVG large.
 */
final class Polyline extends Annotation {
  private final ReducedLine line;
  private final Color color;
  private final Stroke stroke;

  Polyline(ReducedLine line, Color color, Stroke stroke) {
    super(false);
    this.line = line;
    this.color = color;
    this.stroke = stroke;
  }

  @Override
  public void paint(Graphics2D graphics) {
    StraightParts path = new StraightParts(new Path2D.Double());
    double[] xs = line.xs();
    double[] ys = line.ys();
    for (int i = 0; i < xs.length; i++) {
      if (Double.isNaN(ys[i])) {
        path.gap();
      } else {
        path.add(chart.getScreenXFromChart(xs[i]), chart.getScreenYFromChart(ys[i]));
      }
    }
    path.gap();
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    graphics.setColor(color);
    graphics.setStroke(stroke);
    graphics.draw(path.shape());
  }
}
