package dev.diptych.binary.expression;

import dev.diptych.ir.ValueType;
import java.math.BigInteger;

/** An expression whose values are integers. */
abstract class WholeCode extends Code {
  WholeCode(ValueType type) {
    super(type);
  }

  /** A function that gives an integer of 64 bits. */
  interface Function {
    long of(Scope scope);
  }

  /** Integers that never need more than 64 bits. */
  static Code of(Function function) {
    return new WholeCode(ValueType.INT) {
      @Override
      long whole(Scope scope) {
        return function.of(scope);
      }
    };
  }

  /** One integer. */
  static Code constant(ValueType type, BigInteger value) {
    boolean wide = value.bitLength() >= Long.SIZE;
    long number = value.longValue();
    return new WholeCode(type) {
      @Override
      long whole(Scope scope) {
        if (wide) {
          throw Overflow.INSTANCE;
        }
        return number;
      }

      @Override
      public BigInteger big(Scope scope) {
        return value;
      }

      @Override
      public BigInteger constant() {
        return value;
      }
    };
  }

  /** The integers of {@code code} as another type of integers. */
  static Code as(ValueType type, Code code) {
    return new WholeCode(type) {
      @Override
      long whole(Scope scope) {
        return code.whole(scope);
      }

      @Override
      public BigInteger big(Scope scope) {
        return code.big(scope);
      }
    };
  }

  @Override
  abstract long whole(Scope scope);

  @Override
  public BigInteger big(Scope scope) {
    return BigInteger.valueOf(whole(scope));
  }

  @Override
  public final double real(Scope scope) {
    try {
      return whole(scope);
    } catch (Overflow e) {
      return big(scope).doubleValue();
    }
  }

  @Override
  public final Object value(Scope scope) {
    try {
      return whole(scope);
    } catch (Overflow e) {
      BigInteger big = big(scope);
      return big.bitLength() < Long.SIZE ? (Object) big.longValue() : big;
    }
  }
}
