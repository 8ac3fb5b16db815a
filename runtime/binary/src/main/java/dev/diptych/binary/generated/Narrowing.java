package dev.diptych.binary.generated;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Makes numbers as narrow as generated code takes them. */
public final class Narrowing {
  private static final Map<Class<?>, Function<Long, Object>> NARROW =
      Map.of(
          boolean.class, number -> number != 0,
          Boolean.class, number -> number != 0,
          int.class, Long::intValue,
          Integer.class, Long::intValue,
          short.class, Long::shortValue,
          Short.class, Long::shortValue,
          byte.class, Long::byteValue,
          Byte.class, Long::byteValue);

  private final Function<Long, Object> narrow;

  private Narrowing(Function<Long, Object> narrow) {
    this.narrow = narrow;
  }

  /** For parameters of {@code type}. */
  public static Narrowing of(Class<?> type) {
    return new Narrowing(type.isEnum() ? named(type) : NARROW.get(type));
  }

  /** {@code value} as a parameter takes it. */
  public Object of(Object value) {
    return narrow != null && value instanceof Long number ? narrow.apply(number) : value;
  }

  private static Function<Long, Object> named(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    Map<Long, Object> byNumber = new HashMap<>();
    for (Object constant : constants) {
      byNumber.putIfAbsent(GeneratedNumbers.toLong(constant), constant);
    }
    // Residue puts the number back that generated code has no constant for.
    return number -> byNumber.getOrDefault(number, constants[0]);
  }
}
