package dev.diptych.animation.authoring.space;

import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Transform;

/** What an animation moves, authored or played. */
public interface Actors {
  /** What is being evaluated. */
  Evaluation evaluation();

  /** The camera. */
  Transform head(double time);

  /** Whether there is a gaze. */
  boolean hasGaze();

  /** Where the eyes are, with +Z to what they look at. */
  Transform gaze(double time);

  /** Whether there is a hand. */
  boolean has(Side side);

  /**
   * The joints of a hand that there is, as {@link dev.diptych.animation.hand.HandSkeleton} writes
   * them. The array must not be changed, and is valid until the next call.
   */
  double[] joints(Side side, double time);
}
