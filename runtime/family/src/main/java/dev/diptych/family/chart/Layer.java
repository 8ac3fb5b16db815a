package dev.diptych.family.chart;

/**
 * The chart of one file, of several that are plotted together.
 *
 * @param file the name of the file
 * @param chart its chart
 */
public record Layer(String file, Chart chart) {}
