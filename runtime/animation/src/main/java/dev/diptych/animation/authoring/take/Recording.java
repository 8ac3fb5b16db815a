package dev.diptych.animation.authoring.take;

import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A recording that is played.
 *
 * @param camera the camera, or null
 * @param hands the hands that have keys
 * @param first the time of its first key, in seconds
 * @param last the time of its last key
 */
record Recording(
    @Nullable RecordedFigure camera, Map<Side, RecordedFigure> hands, double first, double last) {
  /** What {@code animation} has. */
  static Recording of(InputAnimation animation) {
    Map<Side, RecordedFigure> hands = new EnumMap<>(Side.class);
    for (Hand hand : animation.hands()) {
      RecordedFigure.of(hand).ifPresent(figure -> hands.put(hand.side(), figure));
    }
    double first = Double.POSITIVE_INFINITY;
    for (Curve curve : animation.curves()) {
      for (int key = 0; key < curve.size(); key++) {
        first = curve.time(key) < first ? curve.time(key) : first;
      }
    }
    double last = animation.duration();
    return new Recording(
        RecordedFigure.of(animation.camera()).orElse(null), hands, Math.min(first, last), last);
  }

  /** The figure of a hand, or of the camera for null. */
  Optional<RecordedFigure> figure(@Nullable Side side) {
    return Optional.ofNullable(side == null ? camera : hands.get(side));
  }
}
