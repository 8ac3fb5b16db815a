package dev.diptych.family.chart;

/** What a plot shows. */
public sealed interface Chart permits LineChart, HeatMap {
  /** The title. */
  String title();
}
