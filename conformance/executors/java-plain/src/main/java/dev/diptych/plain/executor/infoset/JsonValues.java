package dev.diptych.plain.executor.infoset;

import dev.diptych.plain.executor.error.RequestException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Typed access to parsed JSON. */
final class JsonValues {
  private JsonValues() {}

  static Map<?, ?> map(@Nullable Object json) {
    if (json instanceof Map<?, ?> map) {
      return map;
    }
    throw RequestException.failed("the infoset has " + json + " instead of an object");
  }

  static List<?> list(@Nullable Object json) {
    if (json instanceof List<?> list) {
      return list;
    }
    throw RequestException.failed("the infoset has " + json + " instead of a list");
  }

  static String string(@Nullable Object json) {
    if (json instanceof String string) {
      return string;
    }
    throw RequestException.failed("the infoset has " + json + " instead of a string");
  }

  /** The exact value of a pair of exact and readable values. */
  static String exact(@Nullable Object json) {
    List<?> pair = list(json);
    return string(pair.isEmpty() ? null : pair.get(0));
  }
}
