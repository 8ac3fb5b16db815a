package dev.diptych.plain.executor.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.derive.CaseLookup;
import dev.diptych.plain.executor.derive.Deriver;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import org.jspecify.annotations.Nullable;

/** Finds the struct of a field that the text does not name. */
final class StructChoice {
  private StructChoice() {}

  /** Returns {@code struct}, or the struct that a sibling selects if that is null. */
  static StructType struct(Schema schema, StructDraft draft, Field field, @Nullable String struct) {
    if (struct != null) {
      return schema.struct(struct);
    }
    Type.Switched type = (Type.Switched) field.type();
    Field sibling = draft.type().field(requireNonNull(type.on()));
    String chosen = CaseLookup.of(type, value(draft, sibling));
    if (chosen == null) {
      throw RequestException.rejected(
          type.on() + " does not determine the type of " + field.name());
    }
    return schema.struct(chosen);
  }

  private static @Nullable Value value(StructDraft draft, Field sibling) {
    if (draft.isMentioned(sibling)) {
      return draft.value(sibling, null);
    }
    Value constant = Deriver.constant(sibling);
    return constant == null && sibling.defaultBits() != null
        ? new Value.Bits(sibling.defaultBits())
        : constant;
  }
}
