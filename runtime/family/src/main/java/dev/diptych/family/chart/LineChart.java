package dev.diptych.family.chart;

import java.util.List;

/**
 * Lines over a number.
 *
 * @param title the title
 * @param x the horizontal axis
 * @param y what the numbers of the lines are, with their unit
 * @param lines the lines, at least one
 */
public record LineChart(String title, Axis x, String y, List<Line> lines) implements Chart {
  /** Keeps its own copy. */
  public LineChart {
    lines = List.copyOf(lines);
  }
}
