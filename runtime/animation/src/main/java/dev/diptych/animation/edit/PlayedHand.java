package dev.diptych.animation.edit;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.hand.pose.ArticulatedPose;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import dev.diptych.animation.report.NumberFormatting;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A hand at one time, as MRTK plays it.
 *
 * @param animation the animation
 * @param side which hand
 * @param seconds the time
 */
public record PlayedHand(InputAnimation animation, Side side, double seconds) {
  /**
   * The shape of the hand as MRTK's JSON, relative to its index fingertip, which is the default of
   * MRTK's recorder, and to the rotation of the camera.
   *
   * @throws IllegalArgumentException with one sentence if the hand is not there at the time
   */
  public String toJson() {
    Map<Joint, Transform> joints = joints(tracked());
    Quaternion wrist =
        cameraRotation()
            .inverse()
            .times(Objects.requireNonNull(joints.get(Joint.WRIST)).rotation());
    boolean isLeft = side == Side.LEFT;
    return ArticulatedPose.of(joints, isLeft)
        .toJson(isLeft ? wrist.mirrored() : wrist, Joint.INDEX_TIP);
  }

  private Hand tracked() {
    Hand hand =
        animation.hands().stream()
            .filter(each -> each.side() == side)
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("the file has no hands"));
    if (seconds < 0 || seconds > animation.duration()) {
      throw new IllegalArgumentException(
          "%s is outside of the animation, which ends at %s s"
              .formatted(time(), NumberFormatting.exact(animation.duration())));
    }
    if (hand.tracked().isEmpty() || !(value(hand.tracked()) > 0.5)) {
      throw new IllegalArgumentException(
          "the %s hand is not tracked at %s".formatted(hand.label(), time()));
    }
    return hand;
  }

  private String time() {
    return NumberFormatting.rounded(seconds, 3) + " s";
  }

  private Map<Joint, Transform> joints(Hand hand) {
    Map<Joint, Transform> joints = new EnumMap<>(Joint.class);
    for (Joint joint : Joint.values()) {
      Pose pose =
          hand.joint(joint.label())
              .filter(found -> found.curves().stream().noneMatch(Curve::isEmpty))
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "%s of the %s hand lacks keys; a pose has all joints"
                              .formatted(joint.label(), hand.label())));
      List<Curve> at = pose.position();
      Vector place = new Vector(value(at.get(0)), value(at.get(1)), value(at.get(2)));
      Quaternion rotation = rotation(pose);
      if (!(rotation.norm() > 0)) {
        throw new IllegalArgumentException(
            "%s at %s has no rotation".formatted(pose.label(), time()));
      }
      joints.put(joint, new Transform(place, rotation.unit()));
    }
    return joints;
  }

  /** That of a camera that is not rotated if the file has none. */
  private Quaternion cameraRotation() {
    Pose camera = animation.camera();
    Quaternion rotation = camera == null ? Quaternion.IDENTITY : rotation(camera);
    return rotation.norm() > 0 ? rotation.unit() : Quaternion.IDENTITY;
  }

  private Quaternion rotation(Pose pose) {
    List<Curve> axes = pose.rotation();
    return new Quaternion(
        value(axes.get(0)), value(axes.get(1)), value(axes.get(2)), value(axes.get(3)));
  }

  private double value(Curve curve) {
    return curve.isEmpty() ? 0 : PlaybackCurve.of(curve).cursor().at(seconds);
  }
}
