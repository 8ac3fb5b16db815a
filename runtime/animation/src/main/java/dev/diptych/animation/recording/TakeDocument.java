package dev.diptych.animation.recording;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.input.Curve;
import dev.diptych.animation.input.DocumentEdits;
import dev.diptych.animation.input.Hand;
import dev.diptych.animation.input.InputAnimation;
import dev.diptych.animation.input.Pose;
import dev.diptych.animation.input.Ray;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.TableBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Makes an input animation of a recording: a key for each frame. */
final class TakeDocument {
  private final Take take;
  private Struct root;

  private TakeDocument(Take take, Struct root) {
    this.take = take;
    this.root = root;
  }

  /** The text of the animation without keys that {@link #of} needs. */
  static String empty(Take take) {
    return "Input Animation Ver 1.1\n"
        + (take.head() == null ? "" : "Camera {\n}\n")
        + "Hands {\n}\n"
        + (take.gaze() == null ? "" : "EyeGaze {\n}\n")
        + "Eof\n";
  }

  /**
   * {@code empty} with the keys of a recording.
   *
   * @param empty an input animation that has the parts of the recording, without keys
   */
  static Document of(Take take, Document empty) {
    TakeDocument made = new TakeDocument(take, empty.root());
    InputAnimation animation = InputAnimation.of(empty);
    Pose camera = animation.camera();
    Rows head = take.head();
    if (camera != null && head != null) {
      made.put(camera.curves(), head, frame -> true);
    }
    Ray ray = animation.gaze();
    Rows gaze = take.gaze();
    if (ray != null && gaze != null) {
      made.put(ray.curves(), gaze, frame -> true);
    }
    for (int side = 0; side < 2; side++) {
      made.hand(animation.hands().get(side), take.hands().get(side));
    }
    return new Document(empty.schema(), made.root);
  }

  private void hand(Hand hand, TakenHand taken) {
    List<Integer> all = new ArrayList<>();
    List<Integer> changes = new ArrayList<>();
    for (int frame = 0; frame < take.frames(); frame++) {
      all.add(frame);
      if (frame == 0 || taken.isPinching(frame) != taken.isPinching(frame - 1)) {
        changes.add(frame);
      }
    }
    TableBuilder tracked = booleans(hand.tracked(), all, taken::isThere);
    if (hand.label().equals(TakeReader.ENDING) && take.end() > take.times().last()) {
      boolean last = take.frames() > 0 && taken.isThere(take.frames() - 1);
      add(tracked, take.end(), last ? 1 : 0);
    }
    put(hand.tracked(), tracked);
    if (changes.size() > 1 || (changes.size() == 1 && taken.isPinching(0))) {
      put(hand.pinching(), booleans(hand.pinching(), changes, taken::isPinching));
    }
    for (Joint joint : Joint.values()) {
      Pose pose = hand.joint(joint.label()).orElseThrow();
      put(pose.curves(), taken.joint(joint), taken::isThere);
    }
  }

  private TableBuilder booleans(Curve curve, List<Integer> frames, IntPredicate value) {
    TableBuilder table = new TableBuilder(curve.keys().layout(), frames.size() + 1);
    for (int frame : frames) {
      add(table, take.times().at(frame), value.test(frame) ? 1 : 0);
    }
    return table;
  }

  private void put(List<Curve> curves, Rows rows, IntPredicate isThere) {
    for (int column = 0; column < rows.width(); column++) {
      Curve curve = curves.get(column);
      TableBuilder table = new TableBuilder(curve.keys().layout(), take.frames());
      for (int frame = 0; frame < take.frames(); frame++) {
        if (isThere.test(frame)) {
          add(table, take.times().at(frame), rows.get(frame, column));
        }
      }
      put(curve, table);
    }
  }

  private static void add(TableBuilder table, float time, float value) {
    table.addRow();
    table.put(Curve.TIME, Values.bits(time));
    table.put(Curve.VALUE, Values.bits(value));
  }

  private void put(Curve curve, TableBuilder table) {
    int keys = table.rows();
    Struct changed =
        curve.struct().with("keyframes", table.build()).with("num_keyframes", new Scalar(keys));
    root = DocumentEdits.put(root, curve.path(), changed);
  }
}
