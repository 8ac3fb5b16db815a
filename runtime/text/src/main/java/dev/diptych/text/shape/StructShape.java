package dev.diptych.text.shape;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Repeat;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.schema.Zip;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names that are allowed in the block of a struct, and the field whose rows are in the block
 * itself.
 */
public final class StructShape {
  private final Map<String, Target> targets = new LinkedHashMap<>();
  private final StructType type;
  private final int rows;
  private final @Nullable UnknownItems unknownItems;

  private StructShape(StructType type, int rows, @Nullable UnknownItems unknown) {
    this.type = type;
    this.rows = rows;
    this.unknownItems = unknown;
  }

  static StructShape of(Schema schema, StructType type) {
    StructShape shape =
        new StructShape(type, onlyRows(schema, type), UnknownItems.of(schema, type));
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

  /** Index of the only field whose rows are in the block itself, or -1. */
  public int rows() {
    return rows;
  }

  /** The storage of items with unknown names, or null if they are rejected. */
  public @Nullable UnknownItems unknownItems() {
    return unknownItems;
  }

  /** The meaning of {@code name}, or null. */
  public @Nullable Target target(String name) {
    return targets.get(name);
  }

  /** All names in the order of the fields. */
  public Map<String, Target> targets() {
    return Collections.unmodifiableMap(targets);
  }

  private void name(Schema schema, int index) {
    Field field = type.fields().get(index);
    if (field.repeated()) {
      repeated(schema, index, field);
    } else if (field.type() instanceof Type.Nested nested) {
      struct(schema, index, field, "", nested.struct(), nested.struct());
    } else if (field.type() instanceof Type.Switched switched) {
      for (String struct : switched.structs()) {
        struct(schema, index, field, struct, struct, struct);
        if (switched.on() != null) {
          struct(schema, index, field, "", struct, null);
        }
      }
    } else {
      targets.put(field.name(), new Target.Attribute(index));
    }
  }

  /**
   * Adds the names of one struct that a field can be.
   *
   * @param named the struct that the names mention, or an empty string
   * @param struct the struct
   * @param target the struct of the target, or null if a sibling selects it
   */
  private void struct(
      Schema schema, int index, Field field, String named, String struct, @Nullable String target) {
    ChoiceNames choices = new ChoiceNames(field);
    targets.put(choices.block(named), new Target.Block(index, target));
    if (RowShape.inline(schema, schema.struct(struct)).isPresent()) {
      targets.put(choices.attribute(named), new Target.Inline(index, target));
    }
  }

  private void repeated(Schema schema, int index, Field field) {
    boolean isStruct = field.type().isStruct();
    TaggedElements tagged = TaggedElements.of(schema, field);
    EnumType names = schema.names(field.elements());
    if (isStruct && field.optional()) {
      targets.put(field.attribute(), new Target.Empty(index));
    }
    if (!isStruct) {
      targets.put(field.attribute(), new Target.Attribute(index));
    } else if (field.type() instanceof Type.Switched switched) {
      ChoiceNames choices = new ChoiceNames(field);
      for (String each : switched.structs()) {
        targets.put(choices.block(each), new Target.Element(index, each));
      }
      if (switched.on() != null) {
        targets.put(field.name(), new Target.Element(index, null));
      }
    } else if (tagged != null) {
      kinds(tagged, index, field);
    } else if (names != null) {
      int count = ((Repeat.Fixed) field.repeat()).count();
      for (int i = 0; i < count; i++) {
        String name = requireNonNull(names.nameOf(i), "every element has a name");
        targets.put(name, new Target.NamedElement(index, i));
      }
    } else if (index == rows || !isRows(schema, field)) {
      String struct = ((Type.Nested) field.type()).struct();
      targets.put(field.name(), new Target.Element(index, struct));
    } else {
      targets.put(field.name(), new Target.Rows(index));
    }
  }

  private void kinds(TaggedElements kinds, int index, Field field) {
    kinds
        .structs()
        .forEach(
            (kind, struct) -> {
              Target target = new Target.TaggedElement(index, kind, kinds, struct);
              targets.put(kinds.names().nameOf(kind), target);
            });
    targets.put(field.name(), new Target.Element(index, kinds.entry().name()));
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
        && !UnknownItems.holds(schema, field.type())
        && field.type() instanceof Type.Nested nested
        && RowShape.of(schema, schema.struct(nested)).isPresent();
  }
}
