package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.derive.CaseLookup;
import dev.diptych.plain.executor.derive.Deriver;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;

/** Which struct a field is where the text need not say it. */
final class StructChoice {
  private StructChoice() {}

  /** The struct {@code struct}, or the one that a sibling chooses where that is null. */
  static StructType struct(Schema schema, StructDraft structDraft, Field field, String struct) {
    if (struct != null) {
      return schema.struct(struct);
    }
    Type.Switched type = (Type.Switched) field.type();
    String chosen = CaseLookup.of(type, value(structDraft, structDraft.type().field(type.on())));
    if (chosen == null) {
      throw RequestException.rejected(
          type.on() + " does not say what " + field.name() + " would be");
    }
    return schema.struct(chosen);
  }

  private static Value value(StructDraft structDraft, Field sibling) {
    if (structDraft.isMentioned(sibling)) {
      return structDraft.value(sibling, null);
    }
    Value constant = Deriver.constant(sibling);
    return constant == null && sibling.defaultBits() != null
        ? new Value.Bits(sibling.defaultBits())
        : constant;
  }
}
