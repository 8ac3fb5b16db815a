package dev.diptych.animation;

import dev.diptych.animation.curve.Animation;
import dev.diptych.animation.curve.Curve;
import dev.diptych.model.diagnostic.Severity;

/** A gaze that is there needs a direction. */
final class GazeDirectionEmpty extends AnimationRule {
  GazeDirectionEmpty() {
    super(
        Severity.WARNING,
        "gaze-direction-empty",
        "It plays as (0 0 0); its length does not matter, but it must have one.");
  }

  @Override
  void look(Animation animation, Spots spots) {
    if (animation.gaze() != null
        && !animation.isEmpty()
        && animation.gaze().direction().stream().allMatch(Curve::isEmpty)) {
      spots.add(animation.gaze().path(), "the gaze is there, but its direction has no keys");
    }
  }
}
