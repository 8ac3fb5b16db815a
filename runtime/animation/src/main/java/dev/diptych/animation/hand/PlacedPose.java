package dev.diptych.animation.hand;

import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.Map;
import java.util.Objects;

/**
 * The shape of a hand as the places of its joints, such as one that was recorded. It has its own
 * lengths of bones.
 */
public final class PlacedPose implements HandPose {
  /** The joints of a right hand whose wrist is at the origin and not rotated. */
  private final double[] values;

  private final boolean pinches;

  private PlacedPose(double[] values, boolean pinches) {
    this.values = values;
    this.pinches = pinches;
  }

  /**
   * The shape with these joints.
   *
   * @param joints all joints of a right hand, relative to the wrist
   * @param isPinching whether MRTK takes the hand as pinching
   */
  public static PlacedPose of(Map<Joint, Transform> joints, boolean isPinching) {
    double[] values = new double[HandSkeleton.WIDTH];
    for (Joint joint : Joint.values()) {
      Transform place = Objects.requireNonNull(joints.get(joint));
      HandSkeleton.set(values, joint, place.position(), place.rotation());
    }
    return new PlacedPose(values, isPinching);
  }

  /** The same shape as the places of joints. */
  static PlacedPose of(HandPose pose) {
    if (pose instanceof PlacedPose placed) {
      return placed;
    }
    double[] values = new double[HandSkeleton.WIDTH];
    new HandSkeleton(Side.RIGHT, 1).write(pose, Vector.ZERO, Quaternion.IDENTITY, values, 0);
    return new PlacedPose(values, pose.isPinching());
  }

  @Override
  public boolean isPinching() {
    return pinches;
  }

  @Override
  public HandPose towards(HandPose other, double part) {
    double[] mixed = values.clone();
    PoseMixture.mix(mixed, of(other).values, part);
    return new PlacedPose(mixed, part < 1 ? pinches : other.isPinching());
  }

  /** Writes all joints. */
  void write(JointWriter writer) {
    for (Joint joint : Joint.values()) {
      writer.move(HandSkeleton.position(values, 0, joint));
      writer.joint(HandSkeleton.rotation(values, 0, joint));
    }
  }
}
