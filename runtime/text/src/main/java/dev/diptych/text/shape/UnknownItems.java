package dev.diptych.text.shape;

import static java.util.Objects.requireNonNull;

import dev.diptych.model.document.Blob;
import dev.diptych.model.document.Struct;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The field of a struct that stores items with unknown names, verbatim.
 *
 * @param field index of the list that contains them
 * @param kind tag of such elements; 0 if the list has no tags
 * @param tags the tags of the list, or null
 * @param cell the part of the struct that contains the item
 * @param struct the struct created for an item
 */
public record UnknownItems(
    int field, long kind, @Nullable TaggedElements tags, RowShape.Cell cell, StructType struct) {
  /** The storage of such items in {@code type}, or null if it rejects them. */
  static @Nullable UnknownItems of(Schema schema, StructType type) {
    for (int i = 0; i < type.fields().size(); i++) {
      Field field = type.fields().get(i);
      TaggedElements kinds = TaggedElements.of(schema, field);
      if (kinds != null) {
        for (Map.Entry<Long, String> each : kinds.structs().entrySet()) {
          RowShape.Cell cell = cell(schema, each.getValue());
          if (cell != null) {
            StructType struct = schema.struct(each.getValue());
            return new UnknownItems(i, each.getKey(), kinds, cell, struct);
          }
        }
      } else if (field.repeated() && field.type() instanceof Type.Nested nested) {
        RowShape.Cell cell = cell(schema, nested.struct());
        if (cell != null) {
          return new UnknownItems(i, 0, null, cell, schema.struct(nested));
        }
      }
    }
    return null;
  }

  /** Whether structs of {@code type} contain only an item of a text. */
  public static boolean holds(Schema schema, Type type) {
    return type instanceof Type.Nested nested && cell(schema, nested.struct()) != null;
  }

  private static RowShape.@Nullable Cell cell(Schema schema, String struct) {
    return RowShape.single(schema, schema.struct(struct))
        .filter(cell -> cell.field().type() instanceof Type.Bytes bytes && bytes.item())
        .orElse(null);
  }

  /** Creates the element for {@code item}. */
  public Struct element(Schema schema, byte[] item) {
    RowShape row = RowShape.of(schema, struct).orElseThrow();
    Struct inner = CellAccess.build(row, schema, new Value[] {new Blob(item)});
    return tags == null ? inner : tags.element(kind, inner);
  }

  /** The item in {@code element}, or null if it contains something else. */
  public byte @Nullable [] item(Struct element) {
    Struct inner = element;
    if (tags != null) {
      boolean unknown = tags.name(element) != null && struct.equals(body(tags, element));
      inner = unknown ? (Struct) element.get(tags.body()) : null;
    }
    return inner != null && CellAccess.isPlain(inner)
        ? ((Blob) CellAccess.get(inner, cell)).bytes()
        : null;
  }

  private static StructType body(TaggedElements tags, Struct element) {
    return ((Struct) requireNonNull(element.get(tags.body()))).type();
  }
}
