package dev.diptych.animation.recording;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Path;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Recordings of Unity XR Hands: both versions are read, and one of them is written. The axes are
 * those of an input animation, and the joints have the order of {@link Joint}, so that all numbers
 * stay as they are.
 */
final class Handsbin implements RecordingFile {
  private static final Path FRAMES = Path.ROOT.field("frames");

  private static final List<String> FLAGS =
      List.of("left_tracked", "right_tracked", "left_valid", "right_valid");

  private final boolean writesTwo;

  private Handsbin(boolean writesTwo) {
    this.writesTwo = writesTwo;
  }

  /** Writes version 1, which has only the hands. */
  static Handsbin one() {
    return new Handsbin(false);
  }

  /** Writes version 2, which has the head and pinches, too. */
  static Handsbin two() {
    return new Handsbin(true);
  }

  @Override
  public Set<Part> parts() {
    return writesTwo
        ? EnumSet.of(Part.HEAD, Part.PINCHES, Part.PALMS, Part.END, Part.ANY_NUMBER)
        : EnumSet.of(Part.PALMS, Part.END, Part.ANY_NUMBER);
  }

  @Override
  public String id() {
    return "handsbin";
  }

  @Override
  public String version() {
    return writesTwo ? "2" : "1";
  }

  @Override
  public List<String> layouts() {
    return List.of("shipped", "documented");
  }

  @Override
  public boolean isLikely(Document document) {
    if (isTwo(document)) {
      return true;
    }
    for (Value frame : Values.structs(document.root(), "frames")) {
      for (String flag : FLAGS) {
        if (Values.number((Struct) frame, flag) > 1) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isTwo(Document document) {
    return document.schema().format().version().equals("2");
  }

  @Override
  public Take read(Document document) throws RecordingException {
    Struct root = document.root();
    if (isTwo(document)) {
      return HandsbinTwo.read(root);
    }
    List<Value> frames = Values.structs(root, "frames");
    FrameClock clock = new FrameClock();
    for (int frame = 0; frame < frames.size(); frame++) {
      clock.add(Values.real((Struct) frames.get(frame), "time"), FRAMES.at(frame).field("time"));
    }
    RecordingNotes notes = new RecordingNotes();
    noteName(root, notes);
    Times times = clock.times();
    return new Take(
        times,
        end(root, times, notes),
        hand(Side.LEFT, frames, notes),
        hand(Side.RIGHT, frames, notes),
        null,
        null,
        notes.list());
  }

  /** Notes the name of a recording. */
  static void noteName(Struct root, RecordingNotes notes) {
    String name = RecordingNotes.shown(Values.bytes((Struct) root.require("name"), "value"));
    notes.addIf(!name.isEmpty(), "the name '%s' is not converted".formatted(name));
  }

  /** When a recording ends: not before its last frame. */
  static float end(Struct root, Times times, RecordingNotes notes) {
    float duration = Values.real(root, "duration");
    boolean later = duration >= times.last() && Float.isFinite(duration);
    notes.addIf(
        !later,
        "the duration of %s s is not converted: the last frame is at %s s"
            .formatted(duration, times.last()));
    return later ? duration : times.last();
  }

  private static TakenHand hand(Side side, List<Value> frames, RecordingNotes notes) {
    String label = side == Side.LEFT ? "left" : "right";
    TakenHand hand = new TakenHand(side, frames.size());
    for (int frame = 0; frame < frames.size(); frame++) {
      Struct struct = (Struct) frames.get(frame);
      long tracked = Values.number(struct, label + "_tracked");
      long valid = Values.number(struct, label + "_valid");
      notes.count(tracked > 1 || valid > 1, "a flag of the " + label + " hand that is not 0 or 1");
      if (!(struct.get(label) instanceof Table joints)) {
        notes.count(
            tracked != 0, "the " + label + " hand is tracked without joints, which is lost");
      } else if (tracked == 0) {
        notes.count(true, "joints of the " + label + " hand, which is not tracked, are lost");
      } else {
        notes.count(valid == 0, "joints of the " + label + " hand are not valid, which is lost");
        notes.count(
            !isFinite(joints), "a joint of the " + label + " hand is not finite; MRTK omits it");
        hand.put(frame);
        for (Joint joint : Joint.values()) {
          joint(joints, joint, hand.joint(joint), frame);
        }
      }
    }
    return hand;
  }

  private static boolean isFinite(Table joints) {
    boolean finite = true;
    for (int column = 0; column < Take.POSE; column++) {
      finite &= joints.isFinite(column);
    }
    return finite;
  }

  private static void joint(Table joints, Joint joint, Rows rows, int frame) {
    for (int column = 0; column < rows.width(); column++) {
      rows.set(frame, column, Values.real(joints, joint.index(), column));
    }
  }

  @Override
  public Document write(Take take, String name, Schema schema) {
    if (writesTwo) {
      return HandsbinTwoWriter.write(take, name, schema);
    }
    StructType root = schema.root();
    StructType type = Values.type(schema, root, "frames");
    List<Value> frames = new ArrayList<>();
    for (int frame = 0; frame < take.frames(); frame++) {
      Map<String, Value> fields = new HashMap<>();
      fields.put("time", Values.of(take.times().at(frame)));
      hand(schema, type, "left", take.left(), frame, fields);
      hand(schema, type, "right", take.right(), frame, fields);
      frames.add(Values.struct(type, fields));
    }
    Struct title =
        Values.struct(
            Values.type(schema, root, "name"), Map.of("value", Values.of(name.getBytes(UTF_8))));
    return new Document(
        schema,
        Values.struct(
            root,
            Map.of(
                "name",
                title,
                "duration",
                Values.of(take.end()),
                "num_frames",
                Values.of(frames.size()),
                "frames",
                new Sequence(frames))));
  }

  private static void hand(
      Schema schema,
      StructType type,
      String label,
      TakenHand hand,
      int frame,
      Map<String, Value> fields) {
    boolean isThere = hand.isThere(frame);
    fields.put(label + "_tracked", Values.of(isThere ? 1 : 0));
    fields.put(label + "_valid", Values.of(isThere ? 1 : 0));
    if (isThere) {
      fields.put(label, joints(schema, type, label, hand, frame));
    }
  }

  /** The joints of a hand in a frame, for a field. */
  static Table joints(Schema schema, StructType type, String field, TakenHand hand, int frame) {
    TableBuilder joints = Values.table(schema, type, field, Joint.COUNT);
    for (Joint joint : Joint.values()) {
      joints.addRow();
      float[] row = hand.joint(joint).row(frame);
      for (int column = 0; column < row.length; column++) {
        joints.put(column, Values.bits(row[column]));
      }
    }
    return joints.build();
  }
}
