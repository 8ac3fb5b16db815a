package dev.diptych.formats;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads the JSON files of Diptych itself, which are correct and not deep. It only uses the parser
 * of the library: mapping to beans would load twice as many classes at every start.
 */
final class JsonTree {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonTree() {}

  /** The object in {@code json}: maps, lists, texts, integers, booleans. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> read(byte[] json) throws IOException {
    try (JsonParser parser = FACTORY.createParser(json)) {
      parser.nextToken();
      return (Map<String, Object>) value(parser);
    }
  }

  private static Object value(JsonParser parser) throws IOException {
    return switch (parser.currentToken()) {
      case START_OBJECT -> object(parser);
      case START_ARRAY -> array(parser);
      case VALUE_STRING -> parser.getText();
      // The methods of the parser for numbers load patterns of all kinds of numbers.
      case VALUE_NUMBER_INT -> Long.valueOf(parser.getText());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      default -> throw new IOException("unexpected JSON: " + parser.currentToken());
    };
  }

  private static Map<String, Object> object(JsonParser parser) throws IOException {
    Map<String, Object> map = new LinkedHashMap<>();
    for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
      parser.nextToken();
      map.put(name, value(parser));
    }
    return map;
  }

  private static List<Object> array(JsonParser parser) throws IOException {
    List<Object> list = new ArrayList<>();
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      list.add(value(parser));
    }
    return list;
  }
}
