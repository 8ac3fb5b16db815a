package dev.diptych.runner.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes JSON with long strings and deep nesting. */
public final class DeepJson {
  /** Maximum depth: several times the maximum depth of a text. */
  private static final int MAX_DEPTH = 10_000;

  private static final JSON JSON_MAPPER =
      JSON.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxNestingDepth(MAX_DEPTH)
                          .maxStringLength(Integer.MAX_VALUE)
                          .build())
                  .streamWriteConstraints(
                      StreamWriteConstraints.builder().maxNestingDepth(MAX_DEPTH).build())
                  .build())
          .build()
          // The name of a table of numbers is null.
          .with(JSON.Feature.WRITE_NULL_PROPERTIES);

  private DeepJson() {}

  /**
   * Serialises an object.
   *
   * @throws IOException if it is too deep
   */
  public static byte[] write(Map<String, ?> object) throws IOException {
    return JSON_MAPPER.asBytes(object);
  }

  /**
   * About the number of values in {@code json}: the punctuation marks that begin one. A parsed
   * value takes up to a hundred times the memory of its text, so that callers have limits.
   */
  public static long values(byte[] json) {
    long values = 0;
    boolean string = false;
    for (int i = 0; i < json.length; i++) {
      switch (json[i]) {
        case '"' -> string = !string;
        case '\\' -> i += string ? 1 : 0;
        case '[', '{', ',', ':' -> values += string ? 0 : 1;
        default -> {
          // Any other character is part of a value, or between values.
        }
      }
    }
    return values;
  }

  /**
   * Parses an object; null if {@code json} is not one.
   *
   * @throws IOException never, except if memory runs out
   */
  public static @Nullable Map<String, Object> read(byte[] json) throws IOException {
    try {
      return JSON_MAPPER.mapFrom(json);
    } catch (JsonProcessingException e) {
      return null;
    }
  }
}
