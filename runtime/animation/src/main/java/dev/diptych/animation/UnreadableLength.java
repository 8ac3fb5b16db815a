package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.model.diagnostic.Severity;

/** .NET reads the length of a name from at most five bytes. */
final class UnreadableLength extends AnimationRule {
  /** As many groups of 7 bits as 32 bits fill. */
  static final int MAX_BYTES = 5;

  UnreadableLength() {
    super(
        Severity.WARNING,
        "unreadable-length",
        "MRTK throws an exception and loads nothing.",
        "Leave the length to be worked out from the name.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    for (Marker marker : animation.markers()) {
      if (marker.unusualLengthBytes() > MAX_BYTES) {
        spots.add(
            marker.path().field("name").field("len_value"),
            "the length of this name takes "
                + marker.unusualLengthBytes()
                + " bytes; .NET reads no more than 5");
      }
    }
  }
}
