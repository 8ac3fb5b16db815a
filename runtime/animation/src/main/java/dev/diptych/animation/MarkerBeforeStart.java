package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** Playback begins at 0, whatever markers there are before it. */
final class MarkerBeforeStart extends AnimationRule {
  MarkerBeforeStart() {
    super(Severity.NOTE, "marker-before-start", "Playback begins at 0 s and does not reach it.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Marker marker : animation.markers()) {
      if (marker.time() < 0) {
        String time = Numbers.exact(marker.time());
        spots.add(marker.path(), "the marker at " + time + " s comes before the start");
      }
    }
  }
}
