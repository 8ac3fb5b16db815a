package dev.diptych.plain.executor.derive;

import dev.diptych.plain.executor.document.Residue;
import dev.diptych.plain.executor.document.Value;
import dev.diptych.plain.executor.schema.Field;
import dev.diptych.plain.executor.schema.Schema;
import dev.diptych.plain.executor.schema.StructType;
import dev.diptych.plain.executor.schema.Type;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Defaults of fields that a text omits. */
public final class Defaults {
  private final Schema schema;
  private final Map<String, Optional<Value>> structs = new HashMap<>();

  /** Creates the defaults of {@code schema}. */
  public Defaults(Schema schema) {
    this.schema = schema;
  }

  /** The default of {@code field}, or null if it is required. */
  public @Nullable Value of(Field field) {
    if (field.repeat() == Field.COUNTED) {
      return new Value.Elements(List.of());
    }
    Value one = element(field);
    return one == null || !field.repeated()
        ? one
        : new Value.Elements(Collections.nCopies(field.repeat(), one));
  }

  /** The default of one element of {@code field}, or null if it is required. */
  public @Nullable Value element(Field field) {
    if (field.type() instanceof Type.Nested nested) {
      return struct(schema.struct(nested.struct()));
    }
    return field.defaultBits() == null ? null : new Value.Bits(field.defaultBits());
  }

  private @Nullable Value struct(StructType type) {
    Optional<Value> known = structs.get(type.name());
    if (known == null) {
      // A struct that contains itself has no default.
      structs.put(type.name(), Optional.empty());
      known = Optional.ofNullable(build(type));
      structs.put(type.name(), known);
    }
    return known.orElse(null);
  }

  private @Nullable Value build(StructType type) {
    Map<String, Value> values = new HashMap<>();
    for (Field field : type.fields()) {
      if (!field.derived() && !field.optional()) {
        Value value = of(field);
        if (value == null) {
          return null;
        }
        values.put(field.id(), value);
      }
    }
    Deriver.complete(type, values);
    return new Value.Struct(type, values, Residue.NONE);
  }
}
