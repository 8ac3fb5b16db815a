package dev.diptych.animation.recording;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.diptych.animation.hand.Joint;
import dev.diptych.animation.hand.Side;
import dev.diptych.model.document.Document;
import dev.diptych.model.document.Sequence;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Table;
import dev.diptych.model.document.TableBuilder;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes version 2 of the recordings of Unity XR Hands, as a device does that records once per
 * frame, and has no gestures but pinches.
 */
final class HandsbinTwoWriter {
  /** A bit for each of the 26 joints: the last byte has only the lowest ones. */
  private static final byte[] ALL_JOINTS = {-1, -1, -1, 3};

  private static final int FINGERS = 5;

  /** What Unity has where a shape of a finger is not used. */
  private static final float UNUSED = -1;

  /** The recording may have gestures. */
  private static final int HAS_GESTURES = 1;

  /** The position and the rotation of the head are tracked. */
  private static final int HEAD_TRACKED = 3;

  /** The snapshot has the dynamic update. */
  private static final int DYNAMIC = 1;

  private static final int PINCH_TOUCHED_VALID = 512;

  private final Take take;
  private final Schema schema;
  private final StructType type;
  private final boolean hasPinches;

  private HandsbinTwoWriter(Take take, Schema schema) {
    this.take = take;
    this.schema = schema;
    this.type = Values.type(schema, schema.root(), "frames");
    this.hasPinches = take.hands().stream().anyMatch(TakenHand::isEverPinching);
  }

  /** A document with a recording, in a format that is version 2. */
  static Document write(Take take, String name, Schema schema) {
    return new Document(schema, new HandsbinTwoWriter(take, schema).root(name));
  }

  private Struct root(String name) {
    List<Value> frames = new ArrayList<>();
    for (int frame = 0; frame < take.frames(); frame++) {
      frames.add(frame(frame));
    }
    StructType root = schema.root();
    Map<String, Value> fields = new HashMap<>();
    fields.put("flags", Values.of(hasPinches ? HAS_GESTURES : 0));
    fields.put("options", Values.of(0));
    fields.put(
        "name",
        Values.struct(
            Values.type(schema, root, "name"), Map.of("value", Values.of(name.getBytes(UTF_8)))));
    fields.put("duration", Values.of(take.end()));
    fields.put("num_joints", Values.of(Joint.COUNT));
    fields.put("joints_in_layout", Values.of(ALL_JOINTS.clone()));
    fields.put("mesh_layout", Values.of(0));
    fields.put("fingers", fingers());
    fields.put("num_frames", Values.of(frames.size()));
    fields.put("frames", new Sequence(frames));
    return Values.struct(root, fields);
  }

  private Table fingers() {
    TableBuilder fingers = Values.table(schema, schema.root(), "fingers", FINGERS);
    int columns = Values.type(schema, schema.root(), "fingers").fields().size();
    for (int finger = 0; finger < FINGERS; finger++) {
      fingers.addRow();
      for (int column = 0; column < columns; column++) {
        fingers.put(column, Values.bits(UNUSED));
      }
    }
    return fingers.build();
  }

  private Struct frame(int frame) {
    Map<String, Value> fields = new HashMap<>();
    fields.put("time", Values.of(take.times().at(frame)));
    Rows head = take.head();
    if (head != null) {
      fields.put("head", Values.reals(Values.type(schema, type, "head"), head.row(frame)));
    }
    long flags = 0;
    long success = 0;
    for (TakenHand hand : take.hands()) {
      if (hand.isThere(frame)) {
        int bit = hand.side() == Side.LEFT ? 0 : 1;
        flags |= (hasPinches ? 5L : 1L) << bit;
        // Its root and its joints.
        success |= 3L << (2 * bit);
        hand(hand, frame, fields);
      }
    }
    fields.put("flags", Values.of(flags));
    fields.put("success", Values.of(success));
    Struct made = Values.struct(type, fields);
    // The state follows from the head, as the least number that is not 0: only a position.
    return head == null ? made : made.with("head_state", Values.of(HEAD_TRACKED));
  }

  private void hand(TakenHand hand, int frame, Map<String, Value> fields) {
    String label = hand.side() == Side.LEFT ? "left" : "right";
    StructType snapshot = Values.type(schema, type, label);
    fields.put(
        label,
        Values.struct(
            snapshot, Map.of("flags", Values.of(DYNAMIC), "hand", joints(snapshot, hand, frame))));
    if (hasPinches) {
      fields.put(
          label + "_gestures",
          Values.struct(
              Values.type(schema, type, label + "_gestures"),
              Map.of(
                  "handedness",
                  Values.of(hand.side() == Side.LEFT ? 1 : 2),
                  "flags",
                  Values.of(PINCH_TOUCHED_VALID),
                  "pinch_touched",
                  Values.of(hand.isPinching(frame) ? 1 : 0))));
    }
  }

  /** The joints of a hand, whose root is the wrist. */
  private Struct joints(StructType snapshot, TakenHand hand, int frame) {
    StructType joints = Values.type(schema, snapshot, "hand");
    return Values.struct(
        joints,
        Map.of(
            "flags",
            Values.of(HandsbinTwo.JOINTS_VALID | HandsbinTwo.TRACKED),
            "root",
            Values.reals(Values.type(schema, joints, "root"), hand.joint(Joint.WRIST).row(frame)),
            "num_joints",
            Values.of(Joint.COUNT),
            "joints",
            Handsbin.joints(schema, joints, "joints", hand, frame)));
  }
}
