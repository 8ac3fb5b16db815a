package dev.diptych.binary.decode;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.Type;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds types that contain fields at positions: those may lead to bytes that nothing else reads.
 */
public final class PositionedTypes {
  private final Schema schema;
  private final Map<String, Boolean> known = new HashMap<>();

  /** The types of a schema. */
  public PositionedTypes(Schema schema) {
    this.schema = schema;
  }

  /** Whether any struct has a field at a position. */
  public boolean hasPositions() {
    return schema.structs().values().stream()
        .flatMap(struct -> struct.fields().stream())
        .anyMatch(field -> field.storage().instance());
  }

  /** Whether {@code type} or a type inside it has a field at a position. */
  public boolean hasPositions(Type type) {
    return type.structs().stream().anyMatch(this::hasPositions);
  }

  private boolean hasPositions(String struct) {
    Boolean found = known.putIfAbsent(struct, false);
    if (found != null) {
      return found;
    }
    for (Field field : schema.struct(struct).fields()) {
      if (field.storage().instance() || hasPositions(field.type())) {
        known.put(struct, true);
        return true;
      }
    }
    return false;
  }
}
