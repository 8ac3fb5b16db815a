package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;

/** .NET itself writes the length of a name in as few bytes as it takes. */
final class OverlongLength extends AnimationRule {
  OverlongLength() {
    super(Severity.NOTE, "overlong-length", "MRTK reads it, but does not write it.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Marker marker : animation.markers()) {
      int bytes = marker.unusualLengthBytes();
      if (bytes > 0 && bytes <= UnreadableLength.MAX_BYTES) {
        spots.add(
            marker.path().field("name").field("len_value"),
            "the length of this name takes "
                + Numbers.count(bytes, "byte")
                + ", more than it needs");
      }
    }
  }
}
