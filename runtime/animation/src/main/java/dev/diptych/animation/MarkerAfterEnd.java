package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** Playback ends with the last key, whatever markers there are after it. */
final class MarkerAfterEnd extends AnimationRule {
  MarkerAfterEnd() {
    super(
        Severity.NOTE,
        "marker-after-end",
        "Playback does not reach it: only keys make an animation longer.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    float end = animation.duration();
    for (Marker marker : animation.markers()) {
      if (end > 0 && marker.time() > end) {
        spots.add(
            marker.path(),
            "the marker at "
                + Numbers.exact(marker.time())
                + " s comes after the end at "
                + Numbers.exact(end)
                + " s");
      }
    }
  }
}
