package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.derive.Choice;
import dev.diptych.plain.executor.derive.Deriver;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import dev.diptych.plain.executor.stop.Stop;

/** Which struct a field is where the text need not say it. */
final class Chosen {
  private Chosen() {}

  /** The struct {@code struct}, or the one that a sibling chooses where that is null. */
  static StructType struct(Schema schema, Draft draft, Field field, String struct) {
    if (struct != null) {
      return schema.struct(struct);
    }
    Type.Switched type = (Type.Switched) field.type();
    String chosen = Choice.of(type, value(draft, draft.type().field(type.on())));
    if (chosen == null) {
      throw Stop.refused(type.on() + " does not say what " + field.name() + " would be");
    }
    return schema.struct(chosen);
  }

  private static Value value(Draft draft, Field sibling) {
    if (draft.isMentioned(sibling)) {
      return draft.value(sibling, null);
    }
    Value constant = Deriver.constant(sibling);
    return constant == null && sibling.usual() != null ? new Value.Bits(sibling.usual()) : constant;
  }
}
