package dev.diptych.lsp.feature;

import dev.diptych.lsp.context.Group;
import dev.diptych.lsp.context.Meaning;
import dev.diptych.lsp.context.Meanings;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.text.shape.Target;
import org.jspecify.annotations.Nullable;

/** Finds the fields that names mean. */
final class Fields {
  private Fields() {}

  /** The field with the value of the attribute {@code name} in {@code group}, or null. */
  static @Nullable Field attribute(TextView view, Group group, String name) {
    Meaning meaning = view.meaning(group);
    Meanings meanings = view.meanings();
    StructType type = meaning.struct();
    if (meanings == null || type == null || meaning.shape() == null) {
      return null;
    }
    Target target = meaning.shape().target(name);
    if (target instanceof Target.Attribute attribute) {
      return type.fields().get(attribute.field());
    }
    if (!(target instanceof Target.Inline inline)) {
      return null;
    }
    String struct = inline.struct();
    if (struct == null && type.fields().get(inline.field()).type() instanceof Type.Switched on) {
      struct = meanings.selected(type, on, group);
    }
    return struct == null
        ? null
        : meanings
            .shapes()
            .single(meanings.shapes().schema().struct(struct))
            .map(cell -> cell.field())
            .orElse(null);
  }

  /** Whether values of {@code field} are numbers. */
  static boolean isNumber(Field field) {
    return field.type() instanceof Type.Numeric
        || field.type() instanceof Type.Bits
        || field.type() instanceof Type.Varint;
  }
}
