package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;

/**
 * How a forearm is turned and its wrist bent, in degrees, the same for both sides.
 *
 * <p>The rotation D of a hand in the frame of its forearm is T·S: S is the wrist, a rotation about
 * an axis across the forearm, then T turns about the forearm. All limits are wider than the range
 * of motion of average adults (extension 70, flexion 75, radial 20, ulnar 35, pronation 70,
 * supination 85: eatonhand.com, e-hand.com), because the place of the elbow is only estimated; 40
 * degrees to each side suffice for most tasks (Ryu and others, "Functional ranges of motion of the
 * wrist joint", Journal of Hand Surgery 16A, 1991).
 *
 * @param pronation of the forearm: 0 has the palm to the inside, 90 has it down
 * @param flexion of the wrist: positive to the palm, negative to the back of the hand
 * @param deviation of the wrist: positive to the thumb, negative to the little finger
 */
public record WristAngles(double pronation, double flexion, double deviation) {
  /** The least flexion, which is extension: a range of motion of 70, and 5. */
  public static final double MIN_FLEXION = -75;

  /** The greatest flexion: a range of motion of 75, and 5. */
  public static final double MAX_FLEXION = 80;

  /** The least deviation, to the little finger: a range of motion of 35, and 10. */
  public static final double MIN_DEVIATION = -45;

  /** The greatest deviation, to the thumb: a range of motion of 20, and 10. */
  public static final double MAX_DEVIATION = 30;

  /**
   * The least pronation, which is supination: a range of motion of 85, and what the upper arm adds.
   */
  public static final double MIN_PRONATION = -120;

  /**
   * The greatest pronation: a range of motion of 70, and what the upper arm adds. A device recorded
   * 121 in ordinary use.
   */
  public static final double MAX_PRONATION = 130;

  // What is comfortable: the unit of each term of the cost.
  private static final double EASY_FLEXION = 60;
  private static final double EASY_TO_THUMB = 15;
  private static final double EASY_FROM_THUMB = 25;
  private static final double EASY_PRONATION = 80;
  private static final double RELAXED_PRONATION = 20;

  /** The angles of {@code rotation}, of a hand in the frame of its forearm, of length 1. */
  static WristAngles of(Side side, Quaternion rotation) {
    double length = Math.sqrt(rotation.z() * rotation.z() + rotation.w() * rotation.w());
    Quaternion turn =
        length > 0
            ? new Quaternion(0, 0, rotation.z() / length, rotation.w() / length)
            : Quaternion.IDENTITY;
    Quaternion wrist = turn.inverse().times(rotation);
    double sine = Math.sqrt(wrist.x() * wrist.x() + wrist.y() * wrist.y());
    double factor =
        sine > 0 ? StrictMath.toDegrees(2 * StrictMath.atan2(sine, wrist.w())) / sine : 0;
    double pronation = halfTurn(StrictMath.toDegrees(2 * StrictMath.atan2(turn.z(), turn.w())));
    int mirror = side == Side.RIGHT ? 1 : -1;
    return new WristAngles(mirror * pronation, factor * wrist.x(), -mirror * factor * wrist.y());
  }

  /** The same angle from −180 to 180. */
  private static double halfTurn(double degrees) {
    return Math.abs(degrees) > 180 ? degrees - Math.copySign(360, degrees) : degrees;
  }

  /** How uncomfortable it is: 0 is relaxed, and from 1 on an angle is at the end of its ease. */
  public double cost() {
    double bent = flexion / EASY_FLEXION;
    double sideways = deviation / (deviation > 0 ? EASY_TO_THUMB : EASY_FROM_THUMB);
    double turned = (pronation - RELAXED_PRONATION) / EASY_PRONATION;
    return bent * bent + sideways * sideways + turned * turned;
  }

  /** Whether a person can hold the hand like that. */
  public boolean isNatural() {
    return flexion >= MIN_FLEXION
        && flexion <= MAX_FLEXION
        && deviation >= MIN_DEVIATION
        && deviation <= MAX_DEVIATION
        && pronation >= MIN_PRONATION
        && pronation <= MAX_PRONATION;
  }
}
