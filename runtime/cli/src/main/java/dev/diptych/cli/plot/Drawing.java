package dev.diptych.cli.plot;

import dev.diptych.cli.io.InstalledParts;
import dev.diptych.family.chart.ChartDrawer;
import dev.diptych.files.IoFailure;

/** Finds what draws charts. */
final class Drawing {
  private Drawing() {}

  /**
   * What draws charts.
   *
   * @throws IoFailure if it is not installed, or the machine has no fonts
   */
  static ChartDrawer drawer() throws IoFailure {
    ChartDrawer drawer =
        InstalledParts.load(InstalledParts.PLOTS, ChartDrawer.IMPLEMENTATION, ChartDrawer.class)
            .orElseThrow(Drawing::missing);
    if (!drawer.hasFonts()) {
      throw new IoFailure(
          "no-fonts",
          "this machine has no fonts to draw texts with: install fontconfig and a font, such as the"
              + " package fonts-dejavu-core");
    }
    return drawer;
  }

  private static IoFailure missing() {
    return new IoFailure(
        "no-plotter",
        "what draws plots is not installed: put the jars of diptych-plot and of its dependencies in"
            + " the folder "
            + InstalledParts.PLOTS
            + " beside the jar of the command");
  }
}
