package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Binds attributes to fields of structs. */
final class AttributeBinder {
  private final Schema schema;
  private final Scalars scalars;

  AttributeBinder(Schema schema) {
    this.schema = schema;
    this.scalars = new Scalars(schema);
  }

  void bind(StructDraft draft, @Nullable Target target, AttributeContext attribute) {
    if (target instanceof Target.Attribute found) {
      draft.requireFirst(found.field());
      draft.set(found.field(), scalars.attribute(found.field(), attribute.content));
    } else if (target instanceof Target.Empty found) {
      draft.requireFirst(found.field());
      draft.set(found.field(), nothing(attribute));
    } else if (target instanceof Target.Inline found) {
      draft.requireFirst(found.field());
      StructType type = StructChoice.struct(schema, draft, found.field(), found.struct());
      draft.set(found.field(), inline(type, attribute));
    } else {
      throw RequestException.rejected("unknown attribute '" + attribute.name.getText() + "'");
    }
  }

  /** No elements, the only value of a repeated struct in an attribute. */
  private static Value nothing(AttributeContext attribute) {
    if (!Scalars.tuple(attribute.content).isEmpty()) {
      throw RequestException.rejected(attribute.name.getText() + " contains structs");
    }
    return new Value.Elements(List.of());
  }

  private Value inline(StructType type, AttributeContext attribute) {
    RowShape row =
        RowShape.single(schema, type)
            .orElseThrow(
                () -> RequestException.rejected(attribute.name.getText() + " requires a block"));
    Value value = scalars.one(row.cells().get(0).field(), attribute.content);
    return row.build(schema, List.of(value));
  }
}
