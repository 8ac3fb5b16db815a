package dev.diptych.animation.hand;

/**
 * How a digit is bent, in degrees. Joints bend towards the palm if the angle is positive.
 *
 * <p>For a finger the joints are knuckle, middle and distal joint; it spreads away from the middle
 * finger, and the middle finger towards the index finger. A spread of 0 is natural: fingers fan out
 * when they are straight, and turn towards the thumb as they curl.
 *
 * <p>For the thumb they are metacarpal, proximal and distal joint; it spreads away from the index
 * finger in the plane of the palm, and the bend of its metacarpal joint is opposition, which takes
 * it below the palm and turns its pad towards the fingers.
 *
 * @param spread sideways
 * @param first at the knuckle; opposition for the thumb
 * @param second at the middle joint; at the proximal joint for the thumb
 * @param third at the distal joint
 */
public record Bend(double spread, double first, double second, double third) {
  /** The bend at {@code part} of the way from this, at 0, to {@code other}, at 1. */
  public Bend towards(Bend other, double part) {
    return new Bend(
        spread + part * (other.spread - spread),
        first + part * (other.first - first),
        second + part * (other.second - second),
        third + part * (other.third - third));
  }
}
