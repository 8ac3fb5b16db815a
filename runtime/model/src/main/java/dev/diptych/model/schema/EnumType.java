package dev.diptych.model.schema;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names for some values of a number. A value without a name is printed as a number. */
public final class EnumType {
  private final String name;
  private final Map<Long, String> names;
  private final Map<Long, List<Alias>> aliases;
  private final Map<String, Long> values = new HashMap<>();

  /** Creates an enum type without aliases. */
  public EnumType(String name, Map<Long, String> names) {
    this(name, names, Map.of());
  }

  /**
   * Creates an enum type.
   *
   * @param name its name in the schema
   * @param names names by value (by bit pattern for floats), in the order of the spec
   * @param aliases former names of the members that have any, by value
   */
  public EnumType(String name, Map<Long, String> names, Map<Long, List<Alias>> aliases) {
    this.name = name;
    this.aliases = Collections.unmodifiableMap(new LinkedHashMap<>(aliases));
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

  /** The former names of the members that have any, by value. */
  public Map<Long, List<Alias>> aliases() {
    return aliases;
  }

  /**
   * The member that was called {@code word} in an earlier version, or null.
   *
   * @param word a name that no member has now
   */
  public @Nullable Former former(String word) {
    for (Map.Entry<Long, List<Alias>> member : aliases.entrySet()) {
      for (Alias alias : member.getValue()) {
        if (alias.matches(word)) {
          return new Former(member.getKey(), alias);
        }
      }
    }
    return null;
  }

  /**
   * A member by a former name.
   *
   * @param value its value
   * @param alias the name
   */
  public record Former(long value, Alias alias) {}
}
