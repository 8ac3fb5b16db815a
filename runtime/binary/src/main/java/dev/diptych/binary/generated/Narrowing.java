package dev.diptych.binary.generated;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** Converts a long to the type of a parameter of generated code. */
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

  /** The conversion for parameters of {@code type}. */
  public static Narrowing of(Class<?> type) {
    return new Narrowing(type.isEnum() ? named(type) : NARROW.getOrDefault(type, number -> number));
  }

  /** Converts {@code value} if it is a long. */
  public Object of(Object value) {
    return value instanceof Long number ? narrow.apply(number) : value;
  }

  private static Function<Long, Object> named(Class<?> type) {
    Object[] constants = type.getEnumConstants();
    Map<Long, Object> byNumber = new HashMap<>();
    for (Object constant : constants) {
      byNumber.putIfAbsent(GeneratedNumbers.toLong(constant), constant);
    }
    // If there is no constant, residue restores the number.
    return number -> byNumber.getOrDefault(number, constants[0]);
  }
}
