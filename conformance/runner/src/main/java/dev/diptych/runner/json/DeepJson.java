package dev.diptych.runner.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Map;

/** JSON in which bytes are long strings, and structs within structs go deep. */
public final class DeepJson {
  /** How deep it may go: several times as deep as any text may. */
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
          .build();

  private DeepJson() {}

  /**
   * The bytes of an object.
   *
   * @throws IOException where it goes too deep
   */
  public static byte[] write(Map<String, ?> object) throws IOException {
    return JSON_MAPPER.asBytes(object);
  }

  /**
   * The object that {@code json} is; null where it is none.
   *
   * @throws IOException never but where memory fails
   */
  public static Map<String, Object> read(byte[] json) throws IOException {
    try {
      return JSON_MAPPER.mapFrom(json);
    } catch (JsonProcessingException e) {
      return null;
    }
  }
}
