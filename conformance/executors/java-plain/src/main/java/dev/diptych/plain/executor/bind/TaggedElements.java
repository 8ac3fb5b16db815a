package dev.diptych.plain.executor.bind;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.derive.CaseLookup;
import dev.diptych.plain.executor.derive.Deriver;
import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Elements of different structs in one list, each a block named by its tag.
 *
 * @param entry the struct of an element: a number, the tag, and a struct that it selects
 * @param body the field of the selected struct
 * @param names the names of the tags
 */
record TaggedElements(StructType entry, Field body, Map<Long, String> names) {
  /** The tags of the elements of {@code field}, or null if they have none. */
  static @Nullable TaggedElements of(Schema schema, Field field) {
    String names = field.elements();
    if (names == null
        || field.repeat() != Field.COUNTED
        || !(field.type() instanceof Type.Nested nested)) {
      return null;
    }
    StructType entry = schema.struct(nested.struct());
    return entry.fields().stream()
        .filter(each -> each.type() instanceof Type.Switched type && type.on() != null)
        .filter(each -> entry.fields().size() == 2)
        .findFirst()
        .map(each -> new TaggedElements(entry, each, schema.enumeration(names)))
        .orElse(null);
  }

  /** The structs of all kinds that have a name, by their numbers. */
  Map<Long, String> structs() {
    Map<Long, String> structs = new LinkedHashMap<>();
    for (long kind : names.keySet()) {
      String struct = CaseLookup.of(type(), new Value.Bits(kind));
      if (struct != null) {
        structs.put(kind, struct);
      }
    }
    return structs;
  }

  /** An element of the kind {@code kind}. */
  Value.Struct element(long kind, Value.Struct inner) {
    Map<String, Value> values = new LinkedHashMap<>();
    values.put(requireNonNull(type().on()), new Value.Bits(kind));
    values.put(body.id(), inner);
    Deriver.complete(entry, values);
    return new Value.Struct(entry, values, Residue.NONE);
  }

  private Type.Switched type() {
    return (Type.Switched) body.type();
  }
}
