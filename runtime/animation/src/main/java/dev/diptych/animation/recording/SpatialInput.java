package dev.diptych.animation.recording;

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
import org.jspecify.annotations.Nullable;

/** The spatial input that HoloLens 2 sensor streaming records. */
final class SpatialInput implements RecordingFile {
  private static final Path PACKETS = Path.ROOT.field("packets");

  /** A packet has its times in units of 100 ns. */
  private static final double UNITS = 1e7;

  private static final int HEAD_VALID = 1;
  private static final int EYES_VALID = 2;
  private static final int LEFT_VALID = 4;
  private static final int RIGHT_VALID = 8;

  /** The numbers of a head: a position and two directions. */
  private static final int HEAD = 9;

  /** The columns of a joint. */
  private static final int ROTATION = 0;

  private static final int POSITION = 4;

  @Override
  public Set<Part> parts() {
    return EnumSet.of(Part.HEAD, Part.GAZE, Part.PALMS, Part.ANY_NUMBER);
  }

  @Override
  public String id() {
    return "hl2ss_spatial_input";
  }

  @Override
  public String version() {
    return "23";
  }

  @Override
  public List<String> layouts() {
    return List.of("plain", "posed");
  }

  @Override
  public boolean isLikely(Document document) {
    return true;
  }

  @Override
  public Take read(Document document) throws RecordingException {
    List<Value> packets = Values.structs(document.root(), "packets");
    RecordingNotes notes = new RecordingNotes();
    byte[] user = Values.bytes(document.root(), "user");
    notes.addIf(user.length > 0, "%d bytes of the user are not converted".formatted(user.length));
    boolean some = !packets.isEmpty();
    notes.addIf(some, "the date, and the radius and the accuracy of joints, are not converted");
    notes.addIf(isPosed(packets), "the poses of the device are not converted");
    Times times = times(packets);
    return new Take(
        times,
        times.last(),
        hand(packets, Side.LEFT, "left", LEFT_VALID, notes),
        hand(packets, Side.RIGHT, "right", RIGHT_VALID, notes),
        head(packets, notes),
        gaze(packets, notes),
        notes.list());
  }

  private static boolean isPosed(List<Value> packets) {
    return !packets.isEmpty() && ((Struct) packets.get(0)).type().indexOf("pose") >= 0;
  }

  private static Times times(List<Value> packets) throws RecordingException {
    FrameClock clock = new FrameClock();
    long start = packets.isEmpty() ? 0 : timestamp(packets.get(0));
    for (int frame = 0; frame < packets.size(); frame++) {
      double seconds = (timestamp(packets.get(frame)) - start) / UNITS;
      clock.add((float) seconds, PACKETS.at(frame).field("timestamp"));
    }
    return clock.times();
  }

  private static long timestamp(Value packet) {
    return Values.number((Struct) packet, "timestamp");
  }

  private static boolean isValid(Struct packet, int part) {
    return (Values.number(packet, "valid") & part) != 0;
  }

  private static TakenHand hand(
      List<Value> packets, Side side, String label, int part, RecordingNotes notes) {
    TakenHand hand = new TakenHand(side, packets.size());
    for (int frame = 0; frame < packets.size(); frame++) {
      Struct packet = (Struct) packets.get(frame);
      if (isValid(packet, part)) {
        Table joints = (Table) packet.require(label);
        notes.count(
            !isFinite(joints), "a joint of the " + label + " hand is not finite; MRTK omits it");
        hand.put(frame);
        for (Joint joint : Joint.values()) {
          hand.joint(joint).set(frame, joint(joints, row(joint)));
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

  /** The row of a joint in HandJointKind, in which the palm precedes the wrist. */
  private static int row(Joint joint) {
    return switch (joint) {
      case PALM -> 0;
      case WRIST -> 1;
      default -> joint.index();
    };
  }

  private static float[] joint(Table joints, int row) {
    float[] pose = new float[Take.POSE];
    for (int axis = 0; axis < 3; axis++) {
      pose[axis] = Values.real(joints, row, POSITION + axis);
    }
    for (int axis = 0; axis < 4; axis++) {
      pose[3 + axis] = Values.real(joints, row, ROTATION + axis);
    }
    return Mirror.pose(pose);
  }

  private static @Nullable Rows head(List<Value> packets, RecordingNotes notes) {
    Rows numbers = part(packets, "head", HEAD_VALID, HEAD, notes);
    if (numbers == null) {
      return null;
    }
    Rows head = new Rows(packets.size(), Take.POSE);
    float[] before = null;
    for (int frame = 0; frame < packets.size(); frame++) {
      float[] row = numbers.row(frame);
      Mirror.vector(row, 0);
      Mirror.vector(row, 3);
      Mirror.vector(row, 6);
      float[] directions = {row[3], row[4], row[5], row[6], row[7], row[8]};
      float[] turn = near(HeadRotation.of(directions), before);
      head.set(frame, row[0], row[1], row[2], turn[0], turn[1], turn[2], turn[3]);
      before = turn;
    }
    return head;
  }

  /** The one of both quaternions of a rotation that is nearer to the one before. */
  private static float[] near(float[] turn, float @Nullable [] before) {
    double dot = 0;
    for (int axis = 0; before != null && axis < turn.length; axis++) {
      dot += (double) turn[axis] * before[axis];
    }
    float[] near = turn.clone();
    for (int axis = 0; dot < 0 && axis < turn.length; axis++) {
      near[axis] = 0.0f - turn[axis];
    }
    return near;
  }

  private static @Nullable Rows gaze(List<Value> packets, RecordingNotes notes) {
    Rows gaze = part(packets, "eyes", EYES_VALID, Take.RAY, notes);
    for (int frame = 0; gaze != null && frame < packets.size(); frame++) {
      gaze.set(frame, Mirror.vectors(gaze.row(frame)));
    }
    return gaze;
  }

  /**
   * The numbers of a part in all packets; where it is not valid, those of the valid packet before,
   * or of the first one. Null if it never is.
   */
  private static @Nullable Rows part(
      List<Value> packets, String field, int part, int width, RecordingNotes notes) {
    Struct valid = null;
    for (int frame = packets.size() - 1; frame >= 0; frame--) {
      valid = isValid((Struct) packets.get(frame), part) ? (Struct) packets.get(frame) : valid;
    }
    if (valid == null) {
      return null;
    }
    Rows rows = new Rows(packets.size(), width);
    for (int frame = 0; frame < packets.size(); frame++) {
      Struct packet = (Struct) packets.get(frame);
      boolean is = isValid(packet, part);
      notes.count(!is, "the " + field + " not valid, which keep what they were");
      valid = is ? packet : valid;
      Struct numbers = (Struct) valid.require(field);
      for (int column = 0; column < width; column++) {
        rows.set(frame, column, Values.real(numbers, column));
      }
    }
    return rows;
  }

  @Override
  public Document write(Take take, String name, Schema schema) {
    StructType type = Values.type(schema, schema.root(), "packets");
    List<Value> packets = new ArrayList<>();
    double start = take.frames() == 0 ? 0 : Math.min(0, take.times().at(0));
    if (take.frames() > 0 && take.times().at(0) > 0) {
      packets.add(packet(schema, type, take, 0, -1));
    }
    for (int frame = 0; frame < take.frames(); frame++) {
      long units = Math.round((take.times().at(frame) - start) * UNITS);
      packets.add(packet(schema, type, take, units, frame));
    }
    return new Document(
        schema,
        Values.struct(
            schema.root(),
            Map.of("user", Values.of(new byte[0]), "packets", new Sequence(packets))));
  }

  /** A packet with a frame, or with nothing if it is negative. */
  private static Struct packet(
      Schema schema, StructType type, Take take, long timestamp, int frame) {
    Rows head = frame < 0 ? null : take.head();
    Rows gaze = frame < 0 ? null : take.gaze();
    boolean left = frame >= 0 && take.left().isThere(frame);
    boolean right = frame >= 0 && take.right().isThere(frame);
    long valid =
        (head == null ? 0L : HEAD_VALID)
            + (gaze == null ? 0 : EYES_VALID)
            + (left ? LEFT_VALID : 0)
            + (right ? RIGHT_VALID : 0);
    Map<String, Value> fields = new HashMap<>();
    fields.put("timestamp", Values.of(timestamp));
    fields.put("valid", Values.of(valid));
    fields.put(
        "head",
        Values.reals(
            Values.type(schema, type, "head"),
            head == null ? new float[HEAD] : head(head.row(frame))));
    fields.put(
        "eyes",
        Values.reals(
            Values.type(schema, type, "eyes"),
            gaze == null ? new float[Take.RAY] : Mirror.vectors(gaze.row(frame))));
    fields.put("left", joints(schema, type, "left", take.left(), left ? frame : -1));
    fields.put("right", joints(schema, type, "right", take.right(), right ? frame : -1));
    return Values.struct(type, fields);
  }

  private static float[] head(float[] pose) {
    float[] rotation = {pose[3], pose[4], pose[5], pose[6]};
    float[] directions = HeadRotation.directions(rotation);
    float[] head = new float[HEAD];
    System.arraycopy(pose, 0, head, 0, 3);
    System.arraycopy(directions, 0, head, 3, directions.length);
    Mirror.vector(head, 0);
    Mirror.vector(head, 3);
    Mirror.vector(head, 6);
    return head;
  }

  private static Table joints(
      Schema schema, StructType type, String field, TakenHand hand, int frame) {
    TableBuilder table = Values.table(schema, type, field, Joint.COUNT);
    for (int row = 0; row < Joint.COUNT; row++) {
      table.addRow();
    }
    for (Joint joint : Joint.values()) {
      if (frame >= 0) {
        float[] pose = Mirror.pose(hand.joint(joint).row(frame));
        for (int axis = 0; axis < 3; axis++) {
          table.put(row(joint), POSITION + axis, Values.bits(pose[axis]));
        }
        for (int axis = 0; axis < 4; axis++) {
          table.put(row(joint), ROTATION + axis, Values.bits(pose[3 + axis]));
        }
      }
    }
    return table.build();
  }
}
