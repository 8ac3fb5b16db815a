package dev.diptych.compiler.schema;

import dev.diptych.ir.Node;
import dev.diptych.ksy.Yaml;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A map within {@code -twin-checksum}, with its place in the {@code .ksy}.
 *
 * @param struct the name of the type
 * @param field the field with the key
 * @param steps keys and indices below the field
 * @param map the map
 */
record ChecksumKey(String struct, Node.Field field, List<String> steps, Map<String, Object> map) {
  static final String KEY = "-twin-checksum";

  static ChecksumKey of(String struct, Node.Field field) {
    return new ChecksumKey(struct, field, List.of(KEY), field.text().checksum());
  }

  /** The map under {@code steps}. */
  ChecksumKey inner(Map<String, Object> other, String... more) {
    List<String> joined = new ArrayList<>(steps);
    joined.addAll(Arrays.asList(more));
    return new ChecksumKey(struct, field, joined, other);
  }

  /** An error at {@code more}, keys and indices below this map. */
  UnsupportedConstruct error(String message, String... more) {
    ChecksumKey at = inner(map, more);
    return new UnsupportedConstruct(
        struct + "/" + field.id(),
        field.origin().to(at.steps.toArray(String[]::new)),
        KEY + ": " + message);
  }

  @Nullable String text(String key) {
    return Yaml.text(map, key);
  }

  String requireText(String key) {
    return Yaml.requireText(map, key);
  }

  List<String> texts(String key) {
    return Yaml.texts(map, key);
  }

  /** The map under {@code key}. */
  Map<String, Object> map(String key) {
    return Yaml.map(map, key);
  }

  boolean has(String key) {
    return map.containsKey(key);
  }

  /** The whole number under {@code key}, or {@code otherwise}. */
  BigInteger number(String key, long otherwise) throws UnsupportedConstruct {
    Object found = map.get(key);
    if (found == null) {
      return BigInteger.valueOf(otherwise);
    }
    if (found instanceof Double || found instanceof Float) {
      throw error("expected a whole number for " + key, key);
    }
    return new BigInteger(String.valueOf(found));
  }

  /** The number under {@code key}, from {@code min} to {@code max}. */
  int within(String key, long otherwise, int min, int max) throws UnsupportedConstruct {
    BigInteger number = number(key, otherwise);
    boolean within =
        number.compareTo(BigInteger.valueOf(min)) >= 0
            && number.compareTo(BigInteger.valueOf(max)) <= 0;
    if (!within) {
      throw error("%s must be from %d to %d, not %s".formatted(key, min, max, number), key);
    }
    return number.intValueExact();
  }

  /** The number under {@code key} as {@code width} bits. */
  long bits(String key, int width) throws UnsupportedConstruct {
    BigInteger number = number(key, 0);
    if (number.signum() < 0 || number.bitLength() > width) {
      throw error("%s must have at most %d bits".formatted(key, width), key);
    }
    return number.longValue();
  }
}
