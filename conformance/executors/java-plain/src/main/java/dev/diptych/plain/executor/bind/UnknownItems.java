package dev.diptych.plain.executor.bind;

import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a struct keeps items with unknown names, verbatim.
 *
 * @param field the list that contains them
 * @param kinds the kinds of that list, or null
 * @param kind the kind of such items
 * @param row the struct created for an item
 */
record UnknownItems(Field field, @Nullable TaggedElements kinds, long kind, RowShape row) {
  /** Where {@code type} keeps such items, or null if it rejects them. */
  static @Nullable UnknownItems of(Schema schema, StructType type) {
    for (Field field : type.fields()) {
      TaggedElements taggedElements = TaggedElements.of(schema, field);
      if (taggedElements != null) {
        for (Map.Entry<Long, String> each : taggedElements.structs().entrySet()) {
          Optional<RowShape> row = row(schema, each.getValue());
          if (row.isPresent()) {
            return new UnknownItems(field, taggedElements, each.getKey(), row.get());
          }
        }
      } else if (field.repeated() && holds(schema, field.type())) {
        String struct = ((Type.Nested) field.type()).struct();
        return new UnknownItems(field, null, 0, row(schema, struct).orElseThrow());
      }
    }
    return null;
  }

  /** Whether structs of {@code type} contain only an item of a text. */
  static boolean holds(Schema schema, Type type) {
    return type instanceof Type.Nested nested && row(schema, nested.struct()).isPresent();
  }

  private static Optional<RowShape> row(Schema schema, String struct) {
    return RowShape.single(schema, schema.struct(struct))
        .filter(row -> row.cells().get(0).field().type() instanceof Type.Bytes as && as.item());
  }

  /** The element for {@code item}. */
  Value.Struct element(Schema schema, byte[] item) {
    Value.Struct inner = row.build(schema, List.of(Value.Blob.of(item)));
    return kinds == null ? inner : kinds.element(kind, inner);
  }
}
