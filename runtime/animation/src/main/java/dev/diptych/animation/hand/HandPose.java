package dev.diptych.animation.hand;

/**
 * The shape of a hand, without its place: the angles of its digits, the same for both hands.
 *
 * @param thumb the thumb
 * @param index the index finger
 * @param middle the middle finger
 * @param ring the ring finger
 * @param pinky the little finger
 * @param isPinching whether MRTK takes the hand as pinching, which drives Select
 */
public record HandPose(
    Bend thumb, Bend index, Bend middle, Bend ring, Bend pinky, boolean isPinching) {
  /**
   * The pose at {@code part} of the way from this, at 0, to {@code other}, at 1. Angles are
   * interpolated, so bones keep their lengths. Like a boolean key, it pinches as this does until
   * the end of the way.
   *
   * @param part may lead beyond both poses
   */
  public HandPose towards(HandPose other, double part) {
    return new HandPose(
        thumb.towards(other.thumb, part),
        index.towards(other.index, part),
        middle.towards(other.middle, part),
        ring.towards(other.ring, part),
        pinky.towards(other.pinky, part),
        part < 1 ? isPinching : other.isPinching);
  }
}
