package dev.diptych.plot;

import java.util.List;
import org.knowm.xchart.internal.chartpart.Chart;

/**
 * A chart with its description.
 *
 * @param chart the chart
 * @param title what it shows
 * @param facts what is in it, for readers who cannot see it
 */
record Plot(Chart<?, ?> chart, String title, List<String> facts) {}
