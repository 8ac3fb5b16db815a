package dev.diptych.model.checksum;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is done to covered bytes before the checksum is computed.
 *
 * @param on id of the field, next to the checksum, that selects it; null if it is always {@code
 *     otherwise}
 * @param cases by the value of that field
 * @param otherwise for every other value
 */
public record Unpacking(@Nullable String on, Map<Long, Method> cases, Method otherwise) {
  /** The bytes are covered as they are in the file. */
  public static final Unpacking NONE = new Unpacking(null, Map.of(), Method.NONE);

  public Unpacking {
    cases = Collections.unmodifiableMap(new LinkedHashMap<>(cases));
  }

  /** A method. */
  public enum Method {
    /** The bytes as they are in the file. */
    NONE,
    /** What the {@code process} of the field gives. */
    PROCESS,
    /** The content of a raw deflate stream. */
    DEFLATE,
    /** The content of a zlib stream. */
    ZLIB
  }

  /** Always the same method. */
  public static Unpacking always(Method method) {
    return method == Method.NONE ? NONE : new Unpacking(null, Map.of(), method);
  }

  /** The method for the value {@code selector}. */
  public Method method(long selector) {
    return cases.getOrDefault(selector, otherwise);
  }

  /** Whether some value selects {@code method}. */
  public boolean has(Method method) {
    return otherwise == method || cases.containsValue(method);
  }
}
