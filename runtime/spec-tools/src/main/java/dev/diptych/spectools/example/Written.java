package dev.diptych.spectools.example;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which fields of a spec an example has shown, as values or as comments. */
final class Written {
  private final Set<String> fields = new HashSet<>();

  /** Adds one field of {@code struct}. */
  void add(StructType struct, Field field) {
    fields.add(struct.name() + "/" + field.id());
  }

  /** Adds every field of {@code value} and of the structs in it, which are written as one value. */
  void addAll(Object value) {
    if (value instanceof List<?> many) {
      many.forEach(this::addAll);
    } else if (value instanceof Draft draft) {
      for (Field field : draft.type().fields()) {
        if (some(draft.get(field.id()))) {
          add(draft.type(), field);
          addAll(draft.get(field.id()));
        }
      }
    }
  }

  /** Whether a text shows {@code value}: it omits empty lists and structs. */
  private static boolean some(Object value) {
    if (value instanceof List<?> many) {
      return many.stream().anyMatch(Written::some);
    }
    return value instanceof Draft draft
        ? draft.type().fields().stream()
            .anyMatch(field -> !field.derived() && some(draft.get(field.id())))
        : value != null;
  }

  /** Whether {@code field} of {@code struct} was shown. */
  boolean has(StructType struct, Field field) {
    return fields.contains(struct.name() + "/" + field.id());
  }
}
