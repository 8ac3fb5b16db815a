package dev.diptych.infoset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Map;

/**
 * Reads JSON without limits on depth and string length, because infosets were already limited when
 * they were created.
 */
public final class InfosetJson {
  static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .build())
          .streamWriteConstraints(
              StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
          .build();

  private static final JSON READER = JSON.builder(FACTORY).build();

  private InfosetJson() {}

  /**
   * Parses {@code json} to maps, lists and strings.
   *
   * @throws IOException if it is not a JSON object
   */
  public static Map<String, Object> read(byte[] json) throws IOException {
    return READER.mapFrom(json);
  }
}
