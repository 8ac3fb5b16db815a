package dev.diptych.plain.executor.schema;

import static java.util.Objects.requireNonNull;

import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What both faces of a format share.
 *
 * @param format its name
 * @param refusal why its files are rejected, or null
 * @param root the struct of a file
 * @param style style of its texts
 * @param structs structs by name
 * @param enums names of numbers by the name of the enum
 */
public record Schema(
    Format format,
    @Nullable String refusal,
    String root,
    Style style,
    Map<String, StructType> structs,
    Map<String, Map<Long, String>> enums) {
  /** The name of a format; {@code layout} may be null. */
  public record Format(
      String id, String title, String version, @Nullable String layout, boolean preferred) {
    /** The key. */
    public String key() {
      return Stream.of(id, version, layout)
          .filter(Objects::nonNull)
          .collect(Collectors.joining("/"));
    }
  }

  /**
   * The style of texts.
   *
   * @param raw the encoding of a text without escapes in strings, or null
   * @param lineEnd the root field that determines the line end, or null
   * @param tail the root field with the text after the end, or null
   */
  public record Style(@Nullable String raw, @Nullable String lineEnd, @Nullable String tail) {}

  /** The struct {@code name}. */
  public StructType struct(String name) {
    StructType type = structs.get(name);
    if (type == null) {
      throw RequestException.unsupported(
          name + " uses features that this executor does not support");
    }
    return type;
  }

  /** The names of the enum {@code name}, which must exist. */
  public Map<Long, String> enumeration(String name) {
    return requireNonNull(enums.get(name), name);
  }

  /** The number of {@code word} in the enum {@code names}, or null. */
  public @Nullable Long valueOf(@Nullable String names, String word) {
    return enums.getOrDefault(names, Map.of()).entrySet().stream()
        .filter(one -> one.getValue().equals(word))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(null);
  }

  /** Whether texts keep what follows their end. */
  public boolean keepsTail() {
    return style.tail() != null;
  }

  /** The schemas with a title. */
  public static List<Schema> titled(List<Schema> all, String title) {
    return all.stream().filter(schema -> schema.format.title().equals(title)).toList();
  }
}
