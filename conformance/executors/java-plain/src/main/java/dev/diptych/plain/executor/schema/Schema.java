package dev.diptych.plain.executor.schema;

import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What both faces of a format share.
 *
 * @param format its name
 * @param refusal why files of it are not taken, or null
 * @param root the struct that a file is
 * @param style how texts are spelled
 * @param structs by their names
 * @param enums the names of numbers, by the name of the enum
 */
public record Schema(
    Format format,
    String refusal,
    String root,
    Style style,
    Map<String, StructType> structs,
    Map<String, Map<Long, String>> enums) {
  /** The name of a format; {@code layout} may be null. */
  public record Format(String id, String title, String version, String layout, boolean preferred) {
    /** Its key. */
    public String key() {
      return Stream.of(id, version, layout)
          .filter(Objects::nonNull)
          .collect(Collectors.joining("/"));
    }
  }

  /**
   * How texts are spelled.
   *
   * @param raw the encoding of a text whose strings have no escapes, or null
   * @param lineEnd the field of the root that says what ends a line, or null
   * @param tail the field of the root that holds what stands behind the end, or null
   */
  public record Style(String raw, String lineEnd, String tail) {}

  /** The struct {@code name}. */
  public StructType struct(String name) {
    StructType type = structs.get(name);
    if (type == null) {
      throw RequestException.unsupported(name + " has what is not implemented here");
    }
    return type;
  }

  /** The number that {@code word} is in the enum {@code names}, or null. */
  public Long valueOf(String names, String word) {
    return enums.getOrDefault(names, Map.of()).entrySet().stream()
        .filter(one -> one.getValue().equals(word))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  /** Whether texts keep what stands behind their end. */
  public boolean keepsTail() {
    return style.tail() != null;
  }

  /** The schemas with such a title. */
  public static List<Schema> titled(List<Schema> all, String title) {
    return all.stream().filter(schema -> schema.format.title().equals(title)).toList();
  }
}
