package dev.diptych.twin.migrate;

import dev.diptych.model.diagnostic.Suggestion;
import dev.diptych.model.document.Value;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Schema;
import dev.diptych.model.schema.StructType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Values that the user gives for new fields without a default. */
public final class GivenValues {
  /** No values. */
  public static final GivenValues NONE = new GivenValues(Map.of());

  private final Map<String, Value> values;

  private GivenValues(Map<String, Value> values) {
    this.values = values;
  }

  /**
   * Reads values for the fields of some of {@code schemas}.
   *
   * @param words values by field: {@code id}, or {@code struct.id} for the field of one struct. A
   *     number as in a text, the name of an enum member, a string without quotes, or bytes as hex
   * @throws IllegalArgumentException if no schema has such a field, or it cannot have the value
   */
  public static Map<Schema, GivenValues> of(List<Schema> schemas, Map<String, String> words) {
    Map<Schema, Map<String, Value>> values = new LinkedHashMap<>();
    schemas.forEach(schema -> values.put(schema, new LinkedHashMap<>()));
    words.forEach((name, word) -> put(values, name, word));
    Map<Schema, GivenValues> given = new LinkedHashMap<>();
    values.forEach((schema, own) -> given.put(schema, new GivenValues(own)));
    return given;
  }

  /** The value for {@code field} of {@code owner}, or null. */
  @Nullable Value of(StructType owner, Field field) {
    Value own = values.get(qualified(owner, field));
    return own == null ? values.get(field.id()) : own;
  }

  private static void put(Map<Schema, Map<String, Value>> values, String name, String word) {
    TreeSet<String> known = new TreeSet<>();
    boolean any = false;
    for (Map.Entry<Schema, Map<String, Value>> each : values.entrySet()) {
      Schema schema = each.getKey();
      for (StructType struct : schema.structs().values()) {
        for (Field field : struct.fields()) {
          known.add(field.id());
          if (name.equals(field.id()) || name.equals(qualified(struct, field))) {
            each.getValue().put(name, value(schema, field, word));
            any = true;
          }
        }
      }
    }
    if (!any) {
      throw new IllegalArgumentException(
          "no field is called '%s'%s".formatted(name, Suggestion.of(name, known)));
    }
  }

  private static Value value(Schema schema, Field field, String word) {
    if (field.repeated()) {
      throw new IllegalArgumentException(field.id() + " is not a single value");
    }
    return new ValueWord(schema, field.id(), field.type()).value(word);
  }

  private static String qualified(StructType struct, Field field) {
    return struct.name().substring(struct.name().lastIndexOf(':') + 1) + "." + field.id();
  }
}
