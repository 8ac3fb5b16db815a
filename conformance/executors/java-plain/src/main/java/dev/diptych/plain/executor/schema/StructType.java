package dev.diptych.plain.executor.schema;

import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A struct.
 *
 * @param name its full name
 * @param fields the fields in file order
 * @param key the field before the parenthesis of a row, or null
 * @param zips fields that can be one table
 */
public record StructType(String name, List<Field> fields, @Nullable String key, List<Zip> zips) {
  /** Fields that can be one table called {@code name}. */
  public record Zip(String name, List<String> fields) {}

  /** The field {@code id}. */
  public Field field(String id) {
    return fields.stream()
        .filter(field -> field.id().equals(id))
        .findFirst()
        .orElseThrow(() -> RequestException.failed(name + " has no field '" + id + "'"));
  }

  /** Its name without the spec. */
  public String simpleName() {
    return name.substring(name.lastIndexOf(':') + 1);
  }
}
