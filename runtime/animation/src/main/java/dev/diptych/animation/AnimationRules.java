package dev.diptych.animation;

import dev.diptych.model.rule.Rule;
import java.util.List;

/** All that is looked for in animations. */
public final class AnimationRules {
  private AnimationRules() {}

  /** The rules, those about the file first, then those about what it says. */
  public static List<Rule> all() {
    return List.of(
        new DocumentedLayout(),
        new TrailingBytes(),
        new FlagNot0Or1(),
        new UnreadableLength(),
        new OverlongLength(),
        new NameNotUtf8(),
        new UnknownWrapMode(),
        new UnknownWeightedMode(),
        new TimeNotFinite(),
        new TimesUnordered(),
        new TimesDuplicate(),
        new StartsBeforeZero(),
        new ValueNotFinite(),
        new BooleanNot0Or1(),
        new RotationWDamage(),
        new RotationNotUnit(),
        new RotationSignFlip(),
        new RotationEmpty(),
        new CameraEmpty(),
        new GazeDirectionEmpty(),
        new JointsNotTracked(),
        new JointsMissing(),
        new PinchNotTracked(),
        new PointerMissing(),
        new MarkersUnordered(),
        new MarkerAfterEnd(),
        new MarkerBeforeStart(),
        new NothingToPlay());
  }
}
