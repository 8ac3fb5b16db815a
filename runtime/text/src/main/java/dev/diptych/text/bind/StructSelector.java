package dev.diptych.text.bind;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;

/** Finds out which struct a field is where the text does not say, from the sibling that decides. */
final class StructSelector {
  private final Schema schema;
  private final BindReporter reports;

  StructSelector(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
  }

  /**
   * The struct, or null where there is none for what the sibling says.
   *
   * @param struct the struct that the text names, or null where it names none
   */
  StructType of(StructBuilder draft, int index, String struct, Span at) {
    Field field = draft.field(index);
    if (struct != null || !(field.type() instanceof Type.Switched type)) {
      return schema.structs().get(struct);
    }
    Value decides = decides(draft, draft.type().indexOf(type.on()));
    String chosen = CaseLookup.of(type, decides);
    if (chosen == null) {
      String message =
          "%s does not stand here: %s does not say what it would be"
              .formatted(field.name(), type.on());
      reports.error("unknown-case", at, message);
    }
    return schema.structs().get(chosen);
  }

  private static Value decides(StructBuilder draft, int index) {
    Field sibling = draft.field(index);
    if (draft.mentioned(index)) {
      return draft.value(index, null);
    }
    Value constant = Deriver.constant(sibling);
    return constant == null && sibling.defaultBits() != null
        ? new Scalar(sibling.defaultBits())
        : constant;
  }
}
