package dev.diptych.animation.recording;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads version 2 of the recordings of Unity XR Hands, which has the head and gestures, too. */
final class HandsbinTwo {
  private static final Path FRAMES = Path.ROOT.field("frames");

  /** All joints of a hand have a pose. */
  static final int JOINTS_VALID = 1;

  /** A hand is tracked. */
  static final int TRACKED = 2;

  private static final int INDEX_PRESSED = 2;

  private final List<Value> frames;
  private final RecordingNotes notes;

  private HandsbinTwo(List<Value> frames, RecordingNotes notes) {
    this.frames = frames;
    this.notes = notes;
  }

  /**
   * The recording in a document.
   *
   * @throws RecordingException if it cannot be an input animation
   */
  static Take read(Struct root) throws RecordingException {
    List<Value> frames = Values.structs(root, "frames");
    FrameClock clock = new FrameClock();
    for (int frame = 0; frame < frames.size(); frame++) {
      clock.add(Values.real((Struct) frames.get(frame), "time"), FRAMES.at(frame).field("time"));
    }
    RecordingNotes notes = new RecordingNotes();
    Handsbin.noteName(root, notes);
    notes.addIf(
        !frames.isEmpty(),
        "shapes of fingers, gestures other than pinches, aims, and what the device supports, are"
            + " not converted");
    Times times = clock.times();
    float end = Handsbin.end(root, times, notes);
    HandsbinTwo made = new HandsbinTwo(frames, notes);
    TakenHand left = made.hand(Side.LEFT, "left");
    TakenHand right = made.hand(Side.RIGHT, "right");
    return new Take(times, end, left, right, made.head(), null, notes.list());
  }

  private Struct frame(int frame) {
    return (Struct) frames.get(frame);
  }

  private TakenHand hand(Side side, String label) {
    TakenHand hand = new TakenHand(side, frames.size());
    for (int frame = 0; frame < frames.size(); frame++) {
      boolean found =
          frame(frame).get(label) instanceof Struct snapshot
              && snapshot.get("hand") instanceof Struct joints
              && take(joints, label, hand, frame);
      hand.pinch(frame, found && isPinching(frame(frame), label));
    }
    return hand;
  }

  /** Takes the joints of a hand; returns whether it has them. */
  private boolean take(Struct struct, String label, TakenHand hand, int frame) {
    boolean tracked = (Values.number(struct, "flags") & TRACKED) != 0;
    boolean valid = (Values.number(struct, "flags") & JOINTS_VALID) != 0;
    notes.count(
        tracked && !valid, "the " + label + " hand is tracked without joints, which is lost");
    notes.count(
        valid && !tracked, "joints of the " + label + " hand, which is not tracked, are lost");
    if (!tracked || !valid || !(struct.get("joints") instanceof Table joints)) {
      return false;
    }
    float[] numbers = new float[Joint.COUNT * Take.POSE];
    for (int joint = 0; joint < Joint.COUNT; joint++) {
      for (int column = 0; column < Take.POSE; column++) {
        numbers[joint * Take.POSE + column] = Values.real(joints, joint, column);
      }
    }
    hand.put(frame, numbers);
    return true;
  }

  /** Whether thumb and index finger touch, or else whether the aim has the index finger pressed. */
  private static boolean isPinching(Struct frame, String label) {
    if (frame.get(label + "_gestures") instanceof Struct gestures
        && gestures.get("pinch_touched") != null) {
      return Values.number(gestures, "pinch_touched") != 0;
    }
    return frame.get(label + "_aim") instanceof Struct aim
        && (Values.number(aim, "flags") & INDEX_PRESSED) != 0;
  }

  /** The head, which keeps what it was where it is not tracked; null if it never is. */
  private @Nullable Rows head() {
    Struct known = null;
    for (int frame = frames.size() - 1; frame >= 0; frame--) {
      known = frame(frame).get("head") instanceof Struct head ? head : known;
    }
    if (known == null) {
      return null;
    }
    Rows rows = new Rows(frames.size(), Take.POSE);
    for (int frame = 0; frame < frames.size(); frame++) {
      boolean is = frame(frame).get("head") instanceof Struct;
      notes.count(!is, "the head is not tracked, which keeps what it was");
      known = is ? (Struct) frame(frame).require("head") : known;
      for (int column = 0; column < Take.POSE; column++) {
        rows.set(frame, column, Values.real(known, column));
      }
    }
    return rows;
  }
}
