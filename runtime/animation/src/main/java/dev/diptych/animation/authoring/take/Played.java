package dev.diptych.animation.authoring.take;

import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.PlaybackCurve;
import java.util.List;

/**
 * The span of a recording that a take plays. Nothing else of it is kept in memory.
 *
 * @param from where it begins in the recording, in seconds
 * @param until where it ends
 */
record Played(double from, double until) {
  /** From the first to the last time that any of the parts plays; without parts, all of it. */
  static Played of(List<TakenPart> parts, Recording recording) {
    if (parts.isEmpty()) {
      return new Played(recording.first(), recording.last());
    }
    double from = Double.POSITIVE_INFINITY;
    double until = Double.NEGATIVE_INFINITY;
    for (TakenPart part : parts) {
      from = Math.min(from, part.from());
      until = Math.max(until, part.until());
    }
    return new Played(from, until);
  }

  /** Curves as they are played during it. */
  List<AnimationCurve> curves(List<Curve> curves) {
    return curves.stream().map(curve -> PlaybackCurve.of(curve, from, until)).toList();
  }
}
