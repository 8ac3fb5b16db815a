package dev.diptych.text.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.derive.CaseLookup;
import dev.diptych.model.derive.Deriver;
import dev.diptych.model.document.Scalar;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.model.source.Span;
import org.jspecify.annotations.Nullable;

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
  @Nullable StructType of(FieldCollector draft, int index, @Nullable String struct, Span at) {
    Field field = draft.field(index);
    if (struct != null) {
      return schema.struct(struct);
    }
    Type.Switched type = (Type.Switched) field.type();
    String on = requireNonNull(type.on(), "the name determines the struct");
    Value selector = selector(draft, draft.type().indexOf(on));
    String chosen = CaseLookup.of(type, selector);
    if (chosen == null) {
      String message =
          "no case of %s allows %s".formatted(draft.type().field(on).name(), field.name());
      reports.error("unknown-case", at, message);
      return null;
    }
    return schema.struct(chosen);
  }

  private static @Nullable Value selector(FieldCollector draft, int index) {
    Field sibling = draft.field(index);
    if (draft.isSet(index)) {
      return draft.value(index, () -> null);
    }
    Value constant = Deriver.constant(sibling);
    return constant == null && sibling.defaultBits() != null
        ? new Scalar(sibling.defaultBits())
        : constant;
  }
}
