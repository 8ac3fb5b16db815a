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
