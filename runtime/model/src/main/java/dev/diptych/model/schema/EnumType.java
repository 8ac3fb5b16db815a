package dev.diptych.model.schema;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names for some values of a number. A value without a name is printed as a number. */
public final class EnumType {
  private final String name;
  private final Map<Long, String> names;
  private final Map<String, Long> values = new HashMap<>();

  /**
   * Creates an enum type.
   *
   * @param name its name in the schema
   * @param names names by value (by bit pattern for floats), in the order of the spec
   */
  public EnumType(String name, Map<Long, String> names) {
    this.name = name;
    this.names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
    names.forEach((value, word) -> values.putIfAbsent(word, value));
  }

  /** The name of the enum in the schema. */
  public String name() {
    return name;
  }

  /** Names by value, in the order of the spec. */
  public Map<Long, String> names() {
    return names;
  }

  /** The name of {@code value}, or null. */
  public @Nullable String nameOf(long value) {
    return names.get(value);
  }

  /** The value with the name {@code word}, or null. */
  public @Nullable Long valueOf(String word) {
    return values.get(word);
  }
}
