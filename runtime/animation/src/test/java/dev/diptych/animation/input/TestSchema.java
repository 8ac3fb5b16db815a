package dev.diptych.animation.input;

import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.FormatName;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Role;
import dev.diptych.model.schema.ScalarKind;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.TextStyle;
import dev.diptych.model.schema.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Schemas with the names and types that the derived ones have, as far as this module asks. */
public final class TestSchema {
  private static final Map<Long, String> WRAP =
      Map.of(0L, "Default", 1L, "Once", 2L, "Loop", 4L, "PingPong", 8L, "ClampForever");
  private static final Map<Long, String> WEIGHTED =
      Map.of(0L, "None", 1L, "In", 2L, "Out", 3L, "Both");

  private static final String JOINTS =
      "None Wrist Palm ThumbMetacarpalJoint ThumbProximalJoint ThumbDistalJoint ThumbTip"
          + " IndexMetacarpal IndexKnuckle IndexMiddleJoint IndexDistalJoint IndexTip"
          + " MiddleMetacarpal MiddleKnuckle MiddleMiddleJoint MiddleDistalJoint MiddleTip"
          + " RingMetacarpal RingKnuckle RingMiddleJoint RingDistalJoint RingTip"
          + " PinkyMetacarpal PinkyKnuckle PinkyMiddleJoint PinkyDistalJoint PinkyTip";

  private final Map<String, StructType> structs = new LinkedHashMap<>();

  private TestSchema() {}

  public static Schema of(String version, String layout) {
    return new TestSchema().build(version, layout);
  }

  private Schema build(String version, String layout) {
    boolean flags = version.equals("1.1");
    boolean simple = flags && layout.equals("shipped");
    curve(
        "curve", simple ? "time value" : "time value in_tangent out_tangent in_weight out_weight");
    curve("truth", "time value");
    group("pose", "position_x position_y position_z rotation_x rotation_y rotation_z rotation_w");
    group("ray", "origin_x origin_y origin_z direction_x direction_y direction_z");
    Field joints =
        field("joints", new Type.Nested("pose"), new Repeat.Fixed(27), none(), null, "joint");
    struct("joints", List.of(joints));
    List<Field> hands = new ArrayList<>();
    List.of("tracked_left", "tracked_right", "pinching_left", "pinching_right")
        .forEach(id -> hands.add(nested(id, "truth")));
    hands.add(nested("joints_left", "joints"));
    hands.add(nested("joints_right", "joints"));
    struct("hands", hands);
    struct("string", List.of(varint(), once("value", new Type.Text("UTF-8"), none())));
    struct("marker", List.of(once("time", f4(), none()), nested("name", "string")));
    counted("markers", "num_markers", "markers", "marker");
    root(flags, layout.equals("shipped"));
    FormatName name = new FormatName("input_animation", "Input Animation", version, layout, true);
    return new Schema(name, null, "root", TextStyle.DEFAULT, structs, enums());
  }

  private void root(boolean flags, boolean markers) {
    List<Field> fields = new ArrayList<>();
    if (flags) {
      fields.add(flag("has_camera_pose", "camera"));
      fields.add(flag("has_hand_data", "hands"));
      fields.add(flag("has_eye_gaze", "eye_gaze"));
    }
    fields.add(nested("camera", "pose"));
    fields.add(nested("hands", "hands"));
    if (flags) {
      fields.add(nested("eye_gaze", "ray"));
    }
    if (markers) {
      fields.add(nested("markers", "markers"));
    }
    struct("root", fields);
  }

  private void curve(String name, String columns) {
    List<Field> keys = new ArrayList<>();
    for (String column : columns.split(" ", -1)) {
      Long fallback = column.contains("_") ? Long.valueOf(0) : null;
      keys.add(field(column, f4(), new Repeat.Once(), none(), fallback, null));
    }
    if (columns.contains("_")) {
      Type mode = new Type.Numeric(ScalarKind.S4LE, "weighted_mode");
      keys.add(field("weighted_mode", mode, new Repeat.Once(), none(), 3L, null));
    }
    struct(name + "_key", keys);
    counted(name, "num_keyframes", "keyframes", name + "_key");
    List<Field> fields = new ArrayList<>();
    Type wrap = new Type.Numeric(ScalarKind.S4LE, "wrap_mode");
    fields.add(field("pre_wrap", wrap, new Repeat.Once(), none(), 8L, null));
    fields.add(field("post_wrap", wrap, new Repeat.Once(), none(), 8L, null));
    fields.addAll(structs.get(name).fields());
    struct(name, fields);
  }

  private void group(String name, String curves) {
    struct(name, List.of(curves.split(" ", -1)).stream().map(id -> nested(id, "curve")).toList());
  }

  private void counted(String name, String count, String id, String element) {
    Derivation counts = new Derivation.CountOf(id);
    Type nested = new Type.Nested(element);
    Field number = once(count, new Type.Numeric(ScalarKind.S4LE, null), counts);
    struct(name, List.of(number, field(id, nested, new Repeat.Counted(), none(), null, null)));
  }

  private void struct(String name, List<Field> fields) {
    structs.put(name, new StructType(name, fields, null, List.of(), ""));
  }

  private static Field varint() {
    return once("len_value", new Type.Varint("leb128"), new Derivation.LengthOf("value"));
  }

  private static Field flag(String id, String part) {
    Derivation presence = new Derivation.PresenceOf(List.of(part));
    return once(id, new Type.Numeric(ScalarKind.U1, null), presence);
  }

  private static Field nested(String id, String struct) {
    return once(id, new Type.Nested(struct), none());
  }

  private static Field once(String id, Type type, Derivation derivation) {
    return field(id, type, new Repeat.Once(), derivation, null, null);
  }

  private static Field field(
      String id, Type type, Repeat repeat, Derivation derivation, Long fallback, String elements) {
    boolean table = id.equals("keyframes");
    return new Field(
        id, id, type, repeat, false, table, derivation, fallback, elements, Role.DATA, "");
  }

  private static Type f4() {
    return new Type.Numeric(ScalarKind.F4LE, null);
  }

  private static Derivation none() {
    return new Derivation.None();
  }

  private static Map<String, EnumType> enums() {
    Map<Long, String> joints = new LinkedHashMap<>();
    for (String joint : JOINTS.split(" ", -1)) {
      joints.put((long) joints.size(), joint);
    }
    return Map.of(
        "joint", new EnumType("joint", joints),
        "wrap_mode", new EnumType("wrap_mode", WRAP),
        "weighted_mode", new EnumType("weighted_mode", WEIGHTED));
  }
}
