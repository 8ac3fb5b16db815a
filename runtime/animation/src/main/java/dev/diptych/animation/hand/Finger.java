package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * A finger of a right hand in the frame of its wrist: +Z to the middle finger, +Y to the back of
 * the hand, and the thumb at −X.
 *
 * @param base where its metacarpal bone begins, in metres
 * @param palm the rotation of the metacarpal bone
 * @param fan the natural direction of the straight finger, in degrees away from the thumb
 * @param lean how many degrees away from the thumb it turns for each degree at the knuckle
 * @param side 1 if it spreads away from the thumb, −1 if towards it
 * @param bones the lengths of its bones
 */
record Finger(Vector base, Quaternion palm, double fan, double lean, int side, Bones bones) {
  /**
   * The lengths of bones, in metres.
   *
   * @param metacarpal from the metacarpal joint to the knuckle
   * @param proximal from the knuckle to the middle joint
   * @param middle from the middle to the distal joint
   * @param distal from the distal joint to the tip
   */
  record Bones(double metacarpal, double proximal, double middle, double distal) {}

  /** The rotation by {@code yaw} degrees away from the thumb after {@code bend} to the palm. */
  static Quaternion turn(double yaw, double bend) {
    double halfYaw = Math.toRadians(yaw) / 2;
    double halfBend = Math.toRadians(bend) / 2;
    double cosYaw = StrictMath.cos(halfYaw);
    double sinYaw = StrictMath.sin(halfYaw);
    double cosBend = StrictMath.cos(halfBend);
    double sinBend = StrictMath.sin(halfBend);
    return new Quaternion(cosYaw * sinBend, sinYaw * cosBend, -sinYaw * sinBend, cosYaw * cosBend);
  }

  /** Writes its five joints. */
  void write(Bend bend, JointWriter writer) {
    writer.move(base);
    writer.bone(palm, bones.metacarpal);
    double yaw = fan + lean * bend.first() + side * bend.spread();
    double bent = bend.first();
    writer.bone(turn(yaw, bent), bones.proximal);
    bent += bend.second();
    writer.bone(turn(yaw, bent), bones.middle);
    bent += bend.third();
    Quaternion last = turn(yaw, bent);
    writer.bone(last, bones.distal);
    writer.joint(last);
  }
}
