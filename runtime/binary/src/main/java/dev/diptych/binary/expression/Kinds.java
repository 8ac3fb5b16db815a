package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;
import dev.diptych.ir.ValueType.Kind;
import dev.diptych.model.schema.ScalarKind;
import org.jspecify.annotations.Nullable;

/** How values of a type are kept in {@link Cells}, and which type two of them have in common. */
public enum Kinds {
  /** An integer, also one with a name. */
  WHOLE,
  /** A float of 32 bits. */
  SINGLE,
  /** A float of 64 bits. */
  DOUBLE,
  /** A truth value. */
  TRUTH,
  /** An object. */
  OBJECT;

  /** How values of {@code type} are kept. */
  static Kinds of(ValueType type) {
    return switch (type.kind()) {
      case INT, ENUM -> WHOLE;
      case FLOAT -> isSingle(type.number()) ? SINGLE : DOUBLE;
      case BOOL -> TRUTH;
      case TEXT, BYTES, STRUCT, ARRAY, STREAM, ANY -> OBJECT;
    };
  }

  private static boolean isSingle(@Nullable ScalarKind number) {
    return number != null && number.width() == 4;
  }

  /** Whether values are numbers in {@link Cells}. */
  boolean number() {
    return this != OBJECT;
  }

  /** Whether values are floats. */
  boolean real() {
    return this == SINGLE || this == DOUBLE;
  }

  /**
   * The type of values that are of one of two types; {@code ANY} where they have none in common.
   */
  public static ValueType common(ValueType a, ValueType b) {
    if (a.equals(b)) {
      return a;
    }
    Kinds first = of(a);
    Kinds second = of(b);
    if (first == WHOLE && second == WHOLE) {
      return ValueType.INT;
    }
    if ((first.real() || first == WHOLE) && (second.real() || second == WHOLE)) {
      return ValueType.FLOAT;
    }
    if (a.element() != null && b.element() != null) {
      return ValueType.array(common(a.element(), b.element()));
    }
    if (a.kind() != b.kind()) {
      return ValueType.ANY;
    }
    return a.kind() == Kind.STRUCT ? ValueType.STRUCT : a.kind() == Kind.BOOL ? ValueType.BOOL : a;
  }
}
