package dev.diptych.animation.chart;

import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.motion.MotionReader;
import dev.diptych.family.chart.ChartException;
import dev.diptych.model.document.Document;
import java.util.List;

/**
 * All that a document plays.
 *
 * @param start the first time, in seconds
 * @param end the last time, in seconds
 * @param unit the unit of positions
 * @param movers what moves
 * @param signals its numbers
 * @param shown the names of signals that are plotted unless the user wants others
 * @param pairs the names of movers whose distances are, in pairs
 */
record Figure(
    double start,
    double end,
    String unit,
    List<Mover> movers,
    List<Signal> signals,
    List<String> shown,
    List<String> pairs) {
  /** Keeps its own copies. */
  Figure {
    movers = List.copyOf(movers);
    signals = List.copyOf(signals);
    shown = List.copyOf(shown);
    pairs = List.copyOf(pairs);
  }

  static boolean isIn(Document document) {
    return InputAnimation.isIn(document.schema().format())
        || MotionReader.isIn(document.schema().format());
  }

  /** The figure of a document of the family. */
  static Figure of(Document document) throws ChartException {
    try {
      return InputAnimation.isIn(document.schema().format())
          ? InputFigure.of(InputAnimation.of(document))
          : MotionFigure.of(MotionReader.read(document));
    } catch (IllegalArgumentException e) {
      throw ChartException.nothing(String.valueOf(e.getMessage()));
    }
  }
}
