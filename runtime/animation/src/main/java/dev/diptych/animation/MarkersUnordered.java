package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Marker;
import dev.diptych.animation.curve.Numbers;
import dev.diptych.model.diagnostic.Severity;
import java.util.List;

/** Markers must ascend in time, because MRTK finds them by binary search. */
final class MarkersUnordered extends AnimationRule {
  MarkersUnordered() {
    super(
        Severity.WARNING,
        "markers-unordered",
        "MRTK searches the markers as if they were in order, and finds wrong ones otherwise.",
        "Put them in ascending order of time.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    List<Marker> markers = animation.markers();
    for (int i = 1; i < markers.size(); i++) {
      float before = markers.get(i - 1).time();
      float time = markers.get(i).time();
      if (time < before) {
        spots.add(
            markers.get(i).path(),
            "the marker at %s s comes after one at %s s"
                .formatted(Numbers.exact(time), Numbers.exact(before)));
      }
    }
  }
}
