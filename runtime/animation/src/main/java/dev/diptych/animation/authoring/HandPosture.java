package dev.diptych.animation.authoring;

import dev.diptych.animation.authoring.space.Posture;
import dev.diptych.animation.authoring.space.Space;
import dev.diptych.animation.hand.Arm;
import dev.diptych.animation.hand.Body;
import dev.diptych.animation.hand.HandAxis;
import dev.diptych.animation.hand.HandSkeleton;
import dev.diptych.animation.hand.Side;
import dev.diptych.animation.math.Quaternion;
import dev.diptych.animation.math.Transform;
import dev.diptych.animation.math.Vector;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The arm that holds a hand whose path and shape are known.
 *
 * @param side which hand
 * @param size of the hand and of the arm; 1 for an average adult
 * @param path where the hand is
 * @param gestures its shape
 * @param body the frame of the body
 */
record HandPosture(
    Side side, double size, HandPath path, GestureTrack gestures, Supplier<Space> body)
    implements Posture {
  @Override
  public Quaternion easiest(double time, HandAxis axis, Vector direction) {
    return new Arm(side, size).along(body(time), axis, direction, wrist(time));
  }

  @Override
  public Quaternion natural(double time) {
    return new Arm(side, size).natural(body(time), wrist(time));
  }

  @Override
  public Vector place(double time) {
    return path.pins(time).place();
  }

  private Body body(double time) {
    Transform frame = body.get().at(time);
    return new Body(frame.position(), frame.rotation());
  }

  /** Where the wrist is if it has a rotation. */
  private Function<Quaternion, Vector> wrist(double time) {
    double[] values = new double[HandSkeleton.WIDTH];
    HandSkeleton skeleton = new HandSkeleton(side, size);
    var pose = gestures.at(time);
    var pins = path.pins(time);
    return rotation -> {
      skeleton.write(pose, Vector.ZERO, rotation, values, 0);
      return pins.move(point -> HandSkeleton.position(values, 0, point));
    };
  }
}
