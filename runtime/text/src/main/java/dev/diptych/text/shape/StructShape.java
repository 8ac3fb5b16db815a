package dev.diptych.text.shape;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** The names that may stand in the block of one struct, and the field whose rows stand in it. */
public final class StructShape {
  private final Map<String, Target> targets = new LinkedHashMap<>();
  private final StructType type;
  private final int rows;

  private StructShape(StructType type, int rows) {
    this.type = type;
    this.rows = rows;
  }

  static StructShape of(Schema schema, StructType type) {
    StructShape shape = new StructShape(type, onlyRows(schema, type));
    for (int i = 0; i < type.fields().size(); i++) {
      shape.name(schema, i);
    }
    for (Zip zip : type.zips()) {
      shape.targets.put(zip.name(), new Target.Zipped(zip));
    }
    return shape;
  }

  /** The struct. */
  public StructType type() {
    return type;
  }

  /** Index of the one field whose rows stand in the block itself, or -1. */
  public int rows() {
    return rows;
  }

  /** What {@code name} stands for, or null. */
  public Target target(String name) {
    return targets.get(name);
  }

  /** All names, in the order of the fields. */
  public Map<String, Target> targets() {
    return Collections.unmodifiableMap(targets);
  }

  private void name(Schema schema, int index) {
    Field field = type.fields().get(index);
    if (field.repeated()) {
      repeated(schema, index, field);
    } else if (field.type() instanceof Type.Nested nested) {
      targets.put(field.name(), new Target.Block(index));
      if (RowShape.single(schema, schema.struct(nested)).isPresent()) {
        targets.put(field.id(), new Target.Inline(index));
      }
    } else {
      targets.put(field.name(), new Target.Attribute(index));
    }
  }

  private void repeated(Schema schema, int index, Field field) {
    if (!(field.type() instanceof Type.Nested)) {
      targets.put(field.id(), new Target.Attribute(index));
    } else if (field.elements() != null) {
      int count = ((Repeat.Fixed) field.repeat()).count();
      for (int i = 0; i < count; i++) {
        String name = schema.enums().get(field.elements()).nameOf(i);
        targets.put(name, new Target.NamedElement(index, i));
      }
    } else if (index == rows || !isRows(schema, field)) {
      targets.put(field.name(), new Target.Element(index));
    } else {
      targets.put(field.name(), new Target.Rows(index));
    }
  }

  private static int onlyRows(Schema schema, StructType type) {
    int found = -1;
    for (int i = 0; i < type.fields().size(); i++) {
      if (isRows(schema, type.fields().get(i))) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }

  private static boolean isRows(Schema schema, Field field) {
    return field.repeated()
        && field.elements() == null
        && field.type() instanceof Type.Nested nested
        && RowShape.of(schema, schema.struct(nested)).isPresent();
  }
}
