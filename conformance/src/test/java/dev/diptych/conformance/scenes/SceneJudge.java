package dev.diptych.conformance.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.diptych.conformance.independent.Animation;
import dev.diptych.conformance.playback.Playback;
import dev.diptych.conformance.playback.Q;
import dev.diptych.conformance.playback.V;
import dev.diptych.conformance.view.JointNames;
import java.util.ArrayList;
import java.util.List;

/** Compares what a file plays with what the evaluator finds, at 240 Hz over the whole length. */
final class SceneJudge {
  private static final int RATE = 240;
  private static final double MORE_METRES = 0.0001;
  private static final double MORE_DEGREES = 0.01;

  /** A key of a jump is at a float, not at the time that is written. */
  private static final double JUMP = 1e-5;

  private final SceneModel model;
  private final Animation played;
  private final List<String> wrong = new ArrayList<>();
  private int samples;

  SceneJudge(String text) {
    played = Scenes.compile(text);
    model = new SceneModel(text, Scenes.exact(text), false);
  }

  /** Judges everything; returns how many samples there were. */
  int judge() {
    double end = Scenes.end(played);
    for (int sample = 0; sample <= RATE * end; sample++) {
      double time = (double) sample / RATE;
      if (model.take() != null) {
        take(model.take(), time);
      } else if (model.jumps.subSet(time - JUMP, time + JUMP).isEmpty()) {
        camera(time);
        model.hands().forEach((side, hand) -> hand(side, hand, time));
      }
    }
    assertThat(wrong).isEmpty();
    return samples;
  }

  private void take(TakeModel take, double time) {
    if (!take.plays(time - JUMP) || !take.plays(time + JUMP)) {
      return;
    }
    place("Camera", Playback.position(played.camera(), time), take.camera(time), time, 1);
    turn("Camera", Playback.rotation(played.camera(), time), take.cameraTurn(time), time);
    PlayedHand shown = new PlayedHand(played.jointsRight());
    for (String joint : JointNames.ALL.subList(1, JointNames.ALL.size())) {
      place("Right." + joint, shown.place(joint, time), take.joint(joint, time), time, 2);
      turn("Right." + joint, shown.turn(joint, time), take.jointTurn(joint, time), time);
    }
  }

  private void camera(double time) {
    if (played.camera() != null) {
      place(
          "Camera", Playback.position(played.camera(), time), model.camera().origin(time), time, 1);
      turn("Camera", Playback.rotation(played.camera(), time), model.camera().rotation(time), time);
    }
    if (model.gaze() != null) {
      place("EyeGaze", Playback.origin(played, time), model.gaze().origin(time), time, 1);
      V direction = Playback.direction(played, time);
      double angle =
          Math.toDegrees(
              Math.atan2(
                  Turns.cross(direction, model.gaze().direction(time)).length(),
                  direction.dot(model.gaze().direction(time))));
      check("EyeGaze", "degrees", angle, Scenes.DEGREES + MORE_DEGREES, time);
    }
  }

  private void hand(String side, HandModel hand, double time) {
    if (time < hand.first()) {
      return;
    }
    PlayedHand shown =
        new PlayedHand(side.equals("Left") ? played.jointsLeft() : played.jointsRight());
    for (String joint : JointNames.ALL.subList(1, JointNames.ALL.size())) {
      String name = side + "." + joint;
      place(name, shown.place(joint, time), hand.joint(joint, time), time, 2);
      turn(name, shown.turn(joint, time), hand.jointTurn(joint, time), time);
    }
  }

  private void place(String name, V shown, V wanted, double time, int parts) {
    double limit = Scenes.METRES / parts + MORE_METRES;
    check(name, "metres", shown.distance(wanted), limit, time);
  }

  private void turn(String name, Q shown, Q wanted, double time) {
    check(
        name,
        "degrees",
        Turns.unit(shown).angle(Turns.unit(wanted)),
        Scenes.DEGREES + MORE_DEGREES,
        time);
  }

  private void check(String name, String unit, double distance, double limit, double time) {
    samples++;
    if (!(distance <= limit) && wrong.size() < 20) {
      wrong.add(String.format("%s is %.5f %s off at %.4f s", name, distance, unit, time));
    }
  }
}
