package dev.diptych.infoset;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.util.Map;

/** JSON as deep and with strings as long as infosets are: whoever made them had limits already. */
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
   * What {@code json} says: maps, lists and strings.
   *
   * @throws IOException where it is no JSON object
   */
  public static Map<String, Object> read(byte[] json) throws IOException {
    return READER.mapFrom(json);
  }
}
