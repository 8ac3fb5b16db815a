package dev.diptych.model.position;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import java.util.HashSet;
import java.util.Set;

/** The structs that lead to fields at positions or to offsets. */
final class PositionedTypes {
  private final Set<String> structs = new HashSet<>();

  PositionedTypes(Schema schema) {
    boolean more = true;
    while (more) {
      more = false;
      for (StructType struct : schema.structs().values()) {
        more |= leads(struct) && structs.add(struct.name());
      }
    }
  }

  private boolean leads(StructType struct) {
    for (Field field : struct.fields()) {
      if (leads(field)) {
        return true;
      }
    }
    return false;
  }

  private boolean leads(Field field) {
    return field.isOffset() || field.storage().instance() || lead(field.type());
  }

  /** Whether values of {@code type} can contain a field at a position, or an offset. */
  boolean lead(Type type) {
    for (String struct : type.structs()) {
      if (structs.contains(struct)) {
        return true;
      }
    }
    return false;
  }
}
