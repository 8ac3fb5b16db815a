package dev.diptych.conformance.scenes;

import dev.diptych.conformance.independent.Pose;
import dev.diptych.conformance.playback.Playback;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.view.JointNames;
import java.util.List;

/** The joints of a hand in a compiled file. */
record PlayedHand(List<Pose> poses) {
  static final String PINCH = "PinchPoint";

  /** Where a joint is, or the middle between the tips of thumb and index finger. */
  V place(String point, double time) {
    return point.equals(PINCH)
        ? place("ThumbTip", time).to(place("IndexTip", time), 0.5)
        : Playback.position(poses.get(JointNames.ALL.indexOf(point)), time);
  }

  /** The rotation of a joint; of the palm for the point between two tips. */
  Q turn(String point, double time) {
    String joint = point.equals(PINCH) ? "Palm" : point;
    return Turns.unit(Playback.rotation(poses.get(JointNames.ALL.indexOf(joint)), time));
  }

  /** Where a point is from the wrist, in its axes: what the gesture makes of the hand. */
  V local(String point, double time) {
    return turn("Wrist", time).inverse().turn(place(point, time).minus(place("Wrist", time)));
  }

  Q localTurn(String point, double time) {
    return turn("Wrist", time).inverse().times(turn(point, time));
  }
}
