package dev.diptych.animation.hand;

/** The shape of a hand, without its place; the same for both hands. */
public sealed interface HandPose permits BentPose, PlacedPose {
  /** Whether MRTK takes the hand as pinching, which drives Select. */
  boolean isPinching();

  /**
   * The pose at {@code part} of the way from this, at 0, to {@code other}, at 1. Between two poses
   * of angles the angles are interpolated, so bones keep their lengths; otherwise joints turn
   * relative to what carries them, and lengths are between those of both. Like a boolean key, it
   * pinches as this does until the end of the way.
   *
   * @param part may lead beyond both poses
   */
  HandPose towards(HandPose other, double part);
}
