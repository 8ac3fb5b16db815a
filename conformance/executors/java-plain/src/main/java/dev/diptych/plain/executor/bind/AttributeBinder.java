package dev.diptych.plain.executor.bind;

import dev.diptych.grammar.DiptychParser.AttributeContext;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.error.RequestException;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import java.util.List;

/** Attributes as fields of structs. */
final class AttributeBinder {
  private final Schema schema;
  private final Scalars scalars;

  AttributeBinder(Schema schema) {
    this.schema = schema;
    this.scalars = new Scalars(schema);
  }

  void bind(StructDraft structDraft, Target target, AttributeContext attribute) {
    if (target instanceof Target.Attribute found) {
      structDraft.requireFirst(found.field());
      structDraft.set(found.field(), scalars.attribute(found.field(), attribute.content));
    } else if (target instanceof Target.Empty found) {
      structDraft.requireFirst(found.field());
      structDraft.set(found.field(), nothing(attribute));
    } else if (target instanceof Target.Inline found) {
      structDraft.requireFirst(found.field());
      StructType type = StructChoice.struct(schema, structDraft, found.field(), found.struct());
      structDraft.set(found.field(), inline(type, attribute));
    } else {
      throw RequestException.rejected(
          "there is no attribute '" + attribute.name.getText() + "' here");
    }
  }

  /** No elements, which is all that can be said of structs in an attribute. */
  private static Value nothing(AttributeContext attribute) {
    if (!Scalars.tuple(attribute.content).isEmpty()) {
      throw RequestException.rejected(attribute.name.getText() + " holds structs");
    }
    return new Value.Elements(List.of());
  }

  private Value inline(StructType type, AttributeContext attribute) {
    RowShape row =
        RowShape.single(schema, type)
            .orElseThrow(
                () -> RequestException.rejected(attribute.name.getText() + " is a block here"));
    Value value = scalars.one(row.cells().get(0).field(), attribute.content);
    return row.build(schema, List.of(value));
  }
}
