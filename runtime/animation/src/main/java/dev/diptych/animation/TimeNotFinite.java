package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** A time must be a number. */
final class TimeNotFinite extends AnimationRule {
  TimeNotFinite() {
    super(
        Severity.WARNING,
        "time-not-finite",
        "It has no place on the time line; what Unity makes of it is not documented.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    SharedTimes.forEach(
        animation,
        (curve, label) ->
            spots.addRows(
                label,
                curve.size(),
                key -> !Float.isFinite(curve.time(key)),
                curve::at,
                key -> "a key has the time " + Numbers.exact(curve.time(key))));
    for (Marker marker : animation.markers()) {
      if (!Float.isFinite(marker.time())) {
        spots.add(marker.path(), "a marker has the time " + Numbers.exact(marker.time()));
      }
    }
  }
}
