package dev.diptych.animation.table;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The curves that an input animation of a version may have, so that all have the same columns: by
 * the labels of {@link dev.diptych.animation.input.Curve}, in their order.
 */
final class CurveColumns {
  private static final List<String> SIDES = List.of("left", "right");

  private final Schema schema;
  private final Map<String, Field> curves = new LinkedHashMap<>();

  private CurveColumns(Schema schema) {
    this.schema = schema;
  }

  /** The fields of the curves by label. */
  static Map<String, Field> of(Schema schema) {
    CurveColumns columns = new CurveColumns(schema);
    StructType root = schema.root();
    if (root.indexOf("camera") >= 0) {
      columns.group("camera", columns.struct(root.field("camera")));
    }
    if (root.indexOf("hands") >= 0) {
      columns.hands(columns.struct(root.field("hands")));
    }
    if (root.indexOf("eye_gaze") >= 0) {
      columns.group("gaze", columns.struct(root.field("eye_gaze")));
    }
    return columns.curves;
  }

  private StructType struct(Field field) {
    return schema.struct((Type.Nested) field.type());
  }

  private void group(String label, StructType holder) {
    for (Field field : holder.fields()) {
      if (field.type().isStruct()) {
        curves.put(label + " " + field.name(), field);
      }
    }
  }

  private void hands(StructType hands) {
    for (String prefix : List.of("tracked_", "pinching_")) {
      for (String side : SIDES) {
        Field field = hands.field(prefix + side);
        curves.put("hands " + field.name(), field);
      }
    }
    for (String side : SIDES) {
      Field joints = struct(hands.field("joints_" + side)).field("joints");
      EnumType names = Objects.requireNonNull(schema.names(joints.elements()));
      names.names().values().forEach(name -> group(side + " " + name, struct(joints)));
    }
  }
}
