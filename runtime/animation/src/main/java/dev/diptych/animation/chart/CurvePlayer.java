package dev.diptych.animation.chart;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.curve.CurveCursor;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import java.util.List;
import java.util.stream.IntStream;

/** Plays curves of an input animation, one number each. */
final class CurvePlayer implements Player {
  private final List<AnimationCurve> curves;
  private final List<CurveCursor> cursors;

  private CurvePlayer(List<AnimationCurve> curves) {
    this.curves = curves;
    this.cursors = curves.stream().map(AnimationCurve::cursor).toList();
  }

  static CurvePlayer of(List<Curve> curves) {
    return new CurvePlayer(curves.stream().map(PlaybackCurve::of).toList());
  }

  @Override
  public void at(double time, double[] into) {
    for (int i = 0; i < into.length; i++) {
      into[i] = cursors.get(i).at(time);
    }
  }

  @Override
  public double[] keyTimes() {
    return curves.stream()
        .map(AnimationCurve::keys)
        .flatMapToDouble(keys -> IntStream.range(0, keys.size()).mapToDouble(keys::time))
        .toArray();
  }
}
