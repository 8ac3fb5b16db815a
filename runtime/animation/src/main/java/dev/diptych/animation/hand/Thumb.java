package dev.diptych.animation.hand;

import dev.diptych.animation.math.EulerAngles;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;

/**
 * The thumb of a right hand in the frame of its wrist. Its metacarpal bone turns sideways
 * (abduction), then below the palm (opposition), then about itself; the other two joints are
 * hinges.
 *
 * @param base where its metacarpal bone begins, in metres
 * @param roll the turn of the straight thumb about itself, in degrees, as its nail points sideways
 * @param pronation how many degrees it turns about itself for each degree of opposition
 * @param metacarpal the length of its metacarpal bone, in metres
 * @param proximal the length from the proximal to the distal joint
 * @param distal the length from the distal joint to the tip
 */
record Thumb(
    Vector base, double roll, double pronation, double metacarpal, double proximal, double distal) {
  /** Writes its four joints. */
  void write(Bend bend, JointWriter writer) {
    double about = roll + pronation * bend.first();
    Quaternion first = new EulerAngles(bend.first(), -bend.spread(), about).toQuaternion();
    Quaternion second = first.times(Finger.turn(0, bend.second()));
    Quaternion third = second.times(Finger.turn(0, bend.third()));
    writer.move(base);
    writer.bone(first, metacarpal);
    writer.bone(second, proximal);
    writer.bone(third, distal);
    writer.joint(third);
  }
}
