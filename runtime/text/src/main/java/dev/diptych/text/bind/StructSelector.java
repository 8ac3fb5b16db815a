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

/** Selects the struct of a field that the text does not name, by the sibling that selects it. */
final class StructSelector {
  private final Schema schema;
  private final BindReporter reports;

  StructSelector(Schema schema, BindReporter reports) {
    this.schema = schema;
    this.reports = reports;
  }

  /**
   * Returns the struct, or null if no case matches.
   *
   * @param struct the struct that the text names, or null
   */
  StructType of(FieldCollector draft, int index, String struct, Span at) {
    Field field = draft.field(index);
    if (struct != null || !(field.type() instanceof Type.Switched type)) {
      return schema.structs().get(struct);
    }
    Value selector = selector(draft, draft.type().indexOf(type.on()));
    String chosen = CaseLookup.of(type, selector);
    if (chosen == null) {
      String message =
          "no case of %s allows %s".formatted(draft.type().field(type.on()).name(), field.name());
      reports.error("unknown-case", at, message);
    }
    return schema.structs().get(chosen);
  }

  private static Value selector(FieldCollector draft, int index) {
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
