package dev.diptych.plain.executor.infoset;

import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import java.util.Map;

/** Takes what a JSON reader gives for what it has to be. */
final class JsonValues {
  private JsonValues() {}

  static Map<?, ?> map(Object json) {
    if (json instanceof Map<?, ?> map) {
      return map;
    }
    throw RequestException.failed("the infoset has " + json + " where an object stands");
  }

  static List<?> list(Object json) {
    if (json instanceof List<?> list) {
      return list;
    }
    throw RequestException.failed("the infoset has " + json + " where a list stands");
  }

  static String string(Object json) {
    if (json instanceof String string) {
      return string;
    }
    throw RequestException.failed("the infoset has " + json + " where a string stands");
  }

  /** The exact one of an exact and a readable spelling. */
  static String exact(Object json) {
    List<?> pair = list(json);
    return string(pair.isEmpty() ? null : pair.get(0));
  }
}
