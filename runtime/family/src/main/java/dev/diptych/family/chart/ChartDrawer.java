package dev.diptych.family.chart;

import java.util.List;

/** Draws charts. It is in a folder of its own, because its libraries must not slow commands. */
public interface ChartDrawer {
  /** The implementing class, with a public no-argument constructor. */
  String IMPLEMENTATION = "dev.diptych.plot.ChartImages";

  /** Whether the machine has fonts, without which nothing can be drawn. */
  boolean hasFonts();

  /**
   * Draws the charts of files together. The same charts give the same bytes on one machine.
   *
   * @param layers at least one
   * @return a whole file
   * @throws ChartException if they cannot be drawn together
   */
  byte[] draw(List<Layer> layers, Picture picture) throws ChartException;
}
