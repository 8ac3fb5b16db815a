package dev.diptych.animation.authoring.expect;

import dev.diptych.animation.authoring.space.Actors;
import dev.diptych.animation.authoring.space.Evaluation;
import dev.diptych.animation.authoring.space.Node;
import dev.diptych.animation.curve.AnimationCurve;
import dev.diptych.animation.hand.HandPoint;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.PlaybackCurve;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.math.Transform;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The camera, gaze and hands of a document as they are played. */
final class PlayedActors implements Actors {
  private final Evaluation evaluation = new Evaluation();
  private final @Nullable PlayedPose head;
  private final @Nullable PlayedPose gaze;
  private final Map<Side, PlayedHand> hands = new EnumMap<>(Side.class);

  /** A hand that has keys. */
  private record PlayedHand(
      Map<Joint, PlayedPose> joints,
      AnimationCurve tracked,
      AnimationCurve pinching,
      Node<double[]> all) {}

  /** The actors of {@code animation}. */
  PlayedActors(InputAnimation animation) {
    Pose camera = animation.camera();
    head = camera == null || camera.isEmpty() ? null : PlayedPose.of(camera);
    var ray = animation.gaze();
    gaze = ray == null || ray.isEmpty() ? null : PlayedPose.of(ray);
    for (Hand hand : animation.hands()) {
      if (hand.hasJointKeys()) {
        hands.put(hand.side(), played(hand));
      }
    }
  }

  private PlayedHand played(Hand hand) {
    Map<Joint, PlayedPose> joints = new EnumMap<>(Joint.class);
    for (Joint joint : Joint.values()) {
      hand.joint(joint.label()).ifPresent(pose -> joints.put(joint, PlayedPose.of(pose)));
    }
    return new PlayedHand(
        joints,
        PlaybackCurve.of(hand.tracked()),
        PlaybackCurve.of(hand.pinching()),
        new Node<>("", evaluation, time -> all(joints, time)));
  }

  private static double[] all(Map<Joint, PlayedPose> joints, double time) {
    double[] values = new double[HandSkeleton.WIDTH];
    joints.forEach(
        (joint, pose) -> HandSkeleton.set(values, joint, pose.place(time), pose.rotation(time)));
    return values;
  }

  @Override
  public Evaluation evaluation() {
    return evaluation;
  }

  @Override
  public Transform head(double time) {
    return head == null ? Transform.IDENTITY : head.transform(time);
  }

  @Override
  public boolean hasGaze() {
    return gaze != null;
  }

  @Override
  public Transform gaze(double time) {
    return Objects.requireNonNull(gaze).transform(time);
  }

  @Override
  public boolean has(Side side) {
    return hands.containsKey(side);
  }

  @Override
  public double[] joints(Side side, double time) {
    return hand(side).all().at(time);
  }

  private PlayedHand hand(Side side) {
    return Objects.requireNonNull(hands.get(side));
  }

  /** Whether a hand is tracked. */
  boolean isTracked(Side side, double time) {
    return has(side) && hand(side).tracked().isTrueAt(time);
  }

  /** Whether a hand pinches. */
  boolean isPinching(Side side, double time) {
    return has(side) && hand(side).pinching().isTrueAt(time);
  }

  /**
   * The poses whose middle is the place with a name, the last of which has its rotation; none if it
   * is not played itself.
   */
  List<PlayedPose> poses(String name) {
    if (name.equals("Head")) {
      return head == null ? List.of() : List.of(head);
    }
    if (name.equals("EyeGaze")) {
      return gaze == null ? List.of() : List.of(gaze);
    }
    int dot = name.indexOf('.');
    Side side = dot < 0 ? null : Side.named(name.substring(0, dot)).orElse(null);
    HandPoint point = dot < 0 ? null : HandPoint.named(name.substring(dot + 1)).orElse(null);
    if (side == null || point == null || !has(side)) {
      return List.of();
    }
    Map<Joint, PlayedPose> joints = hand(side).joints();
    PlayedPose first = joints.get(point.first());
    PlayedPose second = joints.get(point.second());
    if (first == null || second == null) {
      return List.of();
    }
    return first == second
        ? List.of(first)
        : List.of(first, second, Objects.requireNonNull(joints.get(Joint.PALM)));
  }
}
