package dev.diptych.animation.chart;

import dev.diptych.family.chart.Chart;
import dev.diptych.family.chart.ChartException;
import dev.diptych.family.chart.ChartKind;
import dev.diptych.family.chart.ChartRequest;
import dev.diptych.model.document.Document;
import java.util.List;

/** The charts of the family. */
public final class AnimationCharts {
  private AnimationCharts() {}

  /** All of them, the default first. */
  public static List<ChartKind> all() {
    return List.of(
        new Kind(
            "curves",
            "the values of curves, as they are played",
            "wave.twin --of left.IndexTip.Position* -o wave.svg",
            CurvesChart::of),
        new Kind(
            "speed",
            "metres per second of joints",
            "take.bin repaired.bin --chart speed --of right.Wrist -o speed.png",
            SpeedChart::speeds),
        new Kind(
            "angular-speed",
            "degrees per second of joints",
            "take.bin --chart angular-speed --of camera -o turn.svg",
            SpeedChart::turns),
        new Kind(
            "distance",
            "between joints, in pairs; by default the index tips, and thumb and index tip",
            "take.bin --chart distance --of left.ThumbTip,left.IndexTip -o pinch.svg",
            DistanceChart::of),
        new Kind(
            "gaze",
            "seconds of dwell of the eye gaze on a plane, as a heat map",
            "take.bin --chart gaze --plane z=2 -o gaze.png",
            LookChart::of));
  }

  /** Makes a chart. */
  @FunctionalInterface
  private interface Maker {
    Chart of(Figure figure, ChartRequest request) throws ChartException;
  }

  private record Kind(String name, String description, String example, Maker maker)
      implements ChartKind {
    @Override
    public boolean accepts(Document document) {
      return Figure.isIn(document);
    }

    @Override
    public Chart chart(Document document, ChartRequest request) throws ChartException {
      return maker.of(Figure.of(document), request);
    }
  }
}
