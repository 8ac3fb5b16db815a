package dev.diptych.spectools.example.write;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.StructType;
import dev.diptych.spectools.example.values.DraftStruct;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a spec that an example has shown, as values or as comments. */
final class ShownFields {
  private final Set<String> fields = new HashSet<>();

  void add(StructType struct, Field field) {
    fields.add(struct.name() + "/" + field.id());
  }

  /** Adds every field of {@code value} and of the structs in it, which are written as one value. */
  void addAll(@Nullable Object value) {
    if (value instanceof List<?> many) {
      many.forEach(this::addAll);
    } else if (value instanceof DraftStruct draft) {
      for (Field field : draft.type().fields()) {
        if (isShown(draft.get(field.id()))) {
          add(draft.type(), field);
          addAll(draft.get(field.id()));
        }
      }
    }
  }

  /** Whether a text shows {@code value}: it omits empty lists and structs. */
  private static boolean isShown(@Nullable Object value) {
    if (value instanceof List<?> many) {
      return many.stream().anyMatch(ShownFields::isShown);
    }
    return value instanceof DraftStruct draft
        ? draft.type().fields().stream()
            .anyMatch(field -> !field.derived() && isShown(draft.get(field.id())))
        : value != null;
  }

  /** Whether {@code field} of {@code struct} was shown. */
  boolean has(StructType struct, Field field) {
    return fields.contains(struct.name() + "/" + field.id());
  }
}
