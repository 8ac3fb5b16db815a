package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;

/**
 * The shape of a hand as the angles of its digits.
 *
 * @param thumb the thumb
 * @param index the index finger
 * @param middle the middle finger
 * @param ring the ring finger
 * @param pinky the little finger
 * @param isPinching whether MRTK takes the hand as pinching
 */
public record BentPose(
    Bend thumb, Bend index, Bend middle, Bend ring, Bend pinky, boolean isPinching)
    implements HandPose {
  @Override
  public HandPose towards(HandPose other, double part) {
    return other instanceof BentPose bent
        ? towards(bent, part)
        : PlacedPose.of(this).towards(other, part);
  }

  private BentPose towards(BentPose other, double part) {
    return new BentPose(
        thumb.towards(other.thumb, part),
        index.towards(other.index, part),
        middle.towards(other.middle, part),
        ring.towards(other.ring, part),
        pinky.towards(other.pinky, part),
        part < 1 ? isPinching : other.isPinching);
  }

  /** Writes all joints. */
  void write(JointWriter writer) {
    writer.joint(Quaternion.IDENTITY);
    writer.move(Anatomy.PALM);
    writer.joint(Quaternion.IDENTITY);
    Anatomy.THUMB.write(thumb, writer);
    Anatomy.FINGERS.get(0).write(index, writer);
    Anatomy.FINGERS.get(1).write(middle, writer);
    Anatomy.FINGERS.get(2).write(ring, writer);
    Anatomy.FINGERS.get(3).write(pinky, writer);
  }
}
