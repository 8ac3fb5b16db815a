package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.binary.stream.Stream;
import dev.diptych.ir.ValueType;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A compiled expression. A kind of expression implements the methods for its own values; the others
 * convert what {@link #value} returns, or reject it.
 */
public abstract class Code {
  private final ValueType type;

  Code(ValueType type) {
    this.type = type;
  }

  /** The type of its values. */
  public final ValueType type() {
    return type;
  }

  /** How its values are kept. */
  final Kinds kind() {
    return Kinds.of(type);
  }

  /** Its value: integer as {@code Long} or {@code BigInteger}; null where it is absent. */
  public abstract @Nullable Object value(Scope scope);

  /** An integer; throws {@link Overflow} where it, or a part of it, needs more than 64 bits. */
  long whole(Scope scope) {
    Object value = value(scope);
    if (value instanceof Long number) {
      return number;
    }
    throw value instanceof BigInteger ? Overflow.INSTANCE : rejected(value, "a number");
  }

  /** An integer of any size. */
  public BigInteger big(Scope scope) {
    Object value = value(scope);
    if (value instanceof Long number) {
      return BigInteger.valueOf(number);
    }
    if (value instanceof BigInteger big) {
      return big;
    }
    throw rejected(value, "a number");
  }

  /** A float, also of an integer. */
  public double real(Scope scope) {
    Object value = value(scope);
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    throw rejected(value, "a number");
  }

  /** A truth value. */
  public boolean truth(Scope scope) {
    Object value = value(scope);
    if (value instanceof Boolean truth) {
      return truth;
    }
    throw rejected(value, "a truth value");
  }

  /**
   * An integer for a size, a count or a position. One outside of 64 bits becomes the nearest one:
   * no file is that large.
   */
  public final long count(Scope scope) {
    try {
      return whole(scope);
    } catch (Overflow e) {
      BigInteger big = big(scope);
      if (big.bitLength() < Long.SIZE) {
        return big.longValue();
      }
      return big.signum() < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
  }

  /** Whether its values are integers. */
  public final boolean whole() {
    return kind() == Kinds.WHOLE;
  }

  /** The integer that it always is; null for other expressions. */
  public @Nullable BigInteger constant() {
    return null;
  }

  /** A string. */
  public final String string(Scope scope) {
    Object value = value(scope);
    if (value instanceof Text text) {
      return text.string();
    }
    if (value instanceof String string) {
      return string;
    }
    throw rejected(value, "a string");
  }

  /** A byte array. */
  public final Bytes bytes(Scope scope) {
    Object value = value(scope);
    if (value instanceof Bytes bytes) {
      return bytes;
    }
    throw rejected(value, "bytes");
  }

  /** A struct. */
  public final Scope struct(Scope scope) {
    Object value = value(scope);
    if (value instanceof Scope struct) {
      return struct;
    }
    throw rejected(value, "a struct");
  }

  /** An array. */
  public final Array array(Scope scope) {
    Object value = value(scope);
    if (value instanceof Array array) {
      return array;
    }
    throw rejected(value, "an array");
  }

  /** A stream. */
  public final Stream stream(Scope scope) {
    Object value = value(scope);
    if (value instanceof Stream stream) {
      return stream;
    }
    throw rejected(value, "a stream");
  }

  private static RejectedException rejected(@Nullable Object value, String expected) {
    return RejectedException.expression(
        value == null ? "uses an absent value" : "requires " + expected + " and has another value");
  }

  /** Whether one of several conditions holds; the others after it are not evaluated. */
  public static Code any(List<Code> conditions) {
    return joined(conditions, true);
  }

  /** Whether all of several conditions hold; those after one that does not are not evaluated. */
  public static Code all(List<Code> conditions) {
    return joined(conditions, false);
  }

  private static Code joined(List<Code> conditions, boolean decides) {
    Code[] all = conditions.toArray(Code[]::new);
    return TruthCode.of(
        s -> {
          for (Code each : all) {
            if (each.truth(s) == decides) {
              return decides;
            }
          }
          return !decides;
        });
  }

  /** Values that are no numbers. */
  static Code object(ValueType type, ObjectCode code) {
    return new Code(type) {
      @Override
      public @Nullable Object value(Scope scope) {
        return code.of(scope);
      }
    };
  }

  /** A function that gives an object. */
  interface ObjectCode {
    @Nullable Object of(Scope scope);
  }
}
