package dev.diptych.animation.chart;

import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.family.chart.NamePattern;
import java.util.List;

/** Chooses what moves. */
final class Movers {
  /** More lines are hard to distinguish. */
  private static final int SHOWN = 3;

  private Movers() {}

  /** What the user wants of {@code movers}: by default, what curves show, or the first few. */
  static List<Mover> chosen(Figure figure, ChartRequest request, List<Mover> movers)
      throws ChartException {
    if (!request.names().isEmpty()) {
      return named(request.names(), movers);
    }
    List<Mover> shown =
        movers.stream()
            .filter(mover -> figure.shown().stream().anyMatch(name -> isOf(mover.name(), name)))
            .toList();
    return shown.isEmpty() ? movers.stream().limit(SHOWN).toList() : shown;
  }

  private static boolean isOf(String mover, String shown) {
    return shown.equals(mover) || shown.startsWith(mover + ".");
  }

  /** The movers with these names. */
  static List<Mover> named(List<String> names, List<Mover> movers) throws ChartException {
    return NamePattern.select("names", names, movers, Mover::name);
  }
}
