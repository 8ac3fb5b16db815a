package dev.diptych.plain.executor.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The items that the block of a struct allows.
 *
 * @param type the struct
 * @param targets the meaning of names
 * @param rows the field whose rows are in the block itself, or null
 * @param unknownItems where items with unknown names are kept, or null
 */
record Shape(
    StructType type,
    Map<String, Target> targets,
    @Nullable Field rows,
    @Nullable UnknownItems unknownItems) {
  static Shape of(Schema schema, StructType type) {
    Map<String, Target> targets = new LinkedHashMap<>();
    Field rows = onlyRows(schema, type);
    type.fields().forEach(field -> new TargetBuilder(schema, rows, targets).add(field));
    type.zips().forEach(zip -> targets.put(zip.name(), new Target.Zipped(zip)));
    return new Shape(type, targets, rows, UnknownItems.of(schema, type));
  }

  private static @Nullable Field onlyRows(Schema schema, StructType type) {
    List<Field> all = type.fields().stream().filter(field -> isRows(schema, field)).toList();
    return all.size() == 1 ? all.get(0) : null;
  }

  private static boolean isRows(Schema schema, Field field) {
    return field.repeated()
        && field.elements() == null
        && !UnknownItems.holds(schema, field.type())
        && field.type() instanceof Type.Nested nested
        && RowShape.of(schema, schema.struct(nested.struct())).isPresent();
  }

  /** Collects the names of fields. */
  private record TargetBuilder(Schema schema, @Nullable Field rows, Map<String, Target> targets) {
    void add(Field field) {
      if (field.repeated()) {
        repeated(field);
      } else if (field.type() instanceof Type.Nested nested) {
        struct(field, "", nested.struct(), nested.struct());
      } else if (field.type() instanceof Type.Switched switched) {
        for (String struct : switched.structs()) {
          struct(field, struct, struct, struct);
          if (switched.on() != null) {
            struct(field, "", struct, null);
          }
        }
      } else {
        targets.put(field.name(), new Target.Attribute(field));
      }
    }

    /** Adds one struct that a field can be. */
    private void struct(Field field, String named, String struct, @Nullable String meant) {
      targets.put(block(field, named), new Target.Block(field, meant));
      if (RowShape.single(schema, schema.struct(struct)).isPresent()) {
        targets.put(attribute(field, named), new Target.Inline(field, meant));
      }
    }

    private static String block(Field field, String struct) {
      StringBuilder name = new StringBuilder(field.name());
      for (String word : simple(struct).split("_", -1)) {
        if (!word.isEmpty()) {
          name.append(Character.toUpperCase(word.charAt(0))).append(word, 1, word.length());
        }
      }
      return name.toString();
    }

    private static String attribute(Field field, String struct) {
      return field.attribute() + (struct.isEmpty() ? "" : "_" + simple(struct));
    }

    private static String simple(String struct) {
      return struct.substring(struct.lastIndexOf(':') + 1);
    }

    private void repeated(Field field) {
      TaggedElements taggedElements = TaggedElements.of(schema, field);
      if (field.type() instanceof Type.Switched switched) {
        nothing(field);
        for (String struct : switched.structs()) {
          targets.put(block(field, struct), new Target.Element(field, struct));
        }
        if (switched.on() != null) {
          targets.put(field.name(), new Target.Element(field, null));
        }
      } else if (!(field.type() instanceof Type.Nested nested)) {
        targets.put(field.attribute(), new Target.Attribute(field));
      } else {
        nothing(field);
        nested(field, nested.struct(), taggedElements);
      }
    }

    private void nothing(Field field) {
      if (field.optional()) {
        targets.put(field.attribute(), new Target.Empty(field));
      }
    }

    private void nested(Field field, String struct, @Nullable TaggedElements taggedElements) {
      if (taggedElements != null) {
        taggedElements.structs().forEach((kind, body) -> ofKind(field, taggedElements, kind, body));
        targets.put(field.name(), new Target.Element(field, struct));
      } else if (field.elements() != null) {
        Map<Long, String> names = schema.enumeration(field.elements());
        for (int i = 0; i < field.repeat(); i++) {
          targets.put(requireNonNull(names.get((long) i)), new Target.NamedElement(field, i));
        }
      } else if (field.equals(rows) || !isRows(schema, field)) {
        targets.put(field.name(), new Target.Element(field, struct));
      } else {
        targets.put(field.name(), new Target.Rows(field));
      }
    }

    private void ofKind(Field field, TaggedElements taggedElements, long kind, String struct) {
      targets.put(
          requireNonNull(taggedElements.names().get(kind)),
          new Target.TaggedElement(field, taggedElements, kind, struct));
    }
  }
}
