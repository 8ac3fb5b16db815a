package dev.diptych.compiler.generate.engine;

import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import dev.diptych.model.schema.Type;
import dev.diptych.records.JavaNames;
import java.util.HashSet;
import java.util.Set;

/**
 * The switches whose selector is not a plain sibling. A schema does not describe such selectors, so
 * only generated code can tell which case one selects.
 *
 * @param names the names of the fields, as {@link JavaNames#camel} spells them
 */
record Switches(Set<String> names) {
  static Switches undecided(Schema schema) {
    Set<String> names = new HashSet<>();
    for (StructType struct : schema.structs().values()) {
      for (Field field : struct.fields()) {
        if (field.type() instanceof Type.Switched type && type.on() == null) {
          names.add(JavaNames.camel(field.storage().member()));
        }
      }
    }
    return new Switches(names);
  }

  /** Whether a field with the Java name {@code field} may be one of them. */
  boolean contains(String field) {
    return names.contains(JavaNames.camel(field));
  }
}
