package dev.diptych.twin.compare;

import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.Field;
import org.jspecify.annotations.Nullable;

/**
 * A value of one document with the field that contains it.
 *
 * @param field the field
 * @param owner the struct that has the field
 * @param value its value, or null if the text omits it
 */
record Slot(Field field, Struct owner, @Nullable Value value) {
  /** The field {@code id} of {@code struct}, or null if its type has none. */
  static @Nullable Slot of(Struct struct, String id) {
    if (struct.type().indexOf(id) < 0) {
      return null;
    }
    Field field = struct.type().field(id);
    return new Slot(field, struct, shown(struct, field));
  }

  /** The value of a field, or null if its text omits it because it is derived. */
  private static @Nullable Value shown(Struct struct, Field field) {
    Value value = struct.get(field.id());
    if (value == null || !field.derived()) {
      return value;
    }
    boolean outside = field.derivation() instanceof Derivation.Outside;
    if (outside || field.isOffset() || field.isChecksum()) {
      return value;
    }
    if (field.optional() && Deriver.isUnmeasured(field, struct)) {
      return value;
    }
    Value derived = Deriver.derive(field, struct);
    return derived == null || derived.equals(value) ? null : value;
  }
}
