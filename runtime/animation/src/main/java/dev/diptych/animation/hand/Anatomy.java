package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Vector;
import java.util.List;

/**
 * The right hand of an average adult. The lengths of bones are the means of Buryanov and Kotiuk,
 * "Proportions of hand segments", International Journal of Morphology 28(3), 2010, from radiographs
 * of 66 adults, rounded to millimetres; a tip is the end of the bone. Where metacarpal bones begin,
 * their directions and the natural turns of digits are chosen so that hands look like those which
 * MRTK simulates.
 */
final class Anatomy {
  /** The palm, which has the rotation of the wrist. */
  static final Vector PALM = millimetres(6, 1, 50);

  static final Thumb THUMB = new Thumb(millimetres(-16, -11, 19), 50, 1.3, 0.046, 0.032, 0.022);

  /** From the index finger to the little one. */
  static final List<Finger> FINGERS =
      List.of(
          new Finger(
              millimetres(-7, -6, 20),
              palm(-13, 3),
              -3,
              0.4,
              -1,
              new Finger.Bones(0.068, 0.040, 0.022, 0.016)),
          new Finger(
              millimetres(1, -4, 19),
              palm(-1, 7),
              1,
              0.25,
              -1,
              new Finger.Bones(0.065, 0.045, 0.026, 0.017)),
          new Finger(
              millimetres(11, -1, 19),
              palm(8, 2),
              8,
              0.2,
              1,
              new Finger.Bones(0.058, 0.041, 0.026, 0.017)),
          new Finger(
              millimetres(20, -1, 17),
              palm(19, -2),
              14,
              0.33,
              1,
              new Finger.Bones(0.054, 0.033, 0.018, 0.016)));

  private Anatomy() {}

  private static Vector millimetres(double x, double y, double z) {
    return new Vector(x / 1000, y / 1000, z / 1000);
  }

  /** The direction of a metacarpal bone: away from the thumb, and to the back of the hand. */
  private static Quaternion palm(double yaw, double rise) {
    return Finger.turn(yaw, -rise);
  }
}
