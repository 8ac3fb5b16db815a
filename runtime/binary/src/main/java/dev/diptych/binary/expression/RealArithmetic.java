package dev.diptych.binary.expression;

import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.Operator;
import dev.diptych.ir.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;

/** Operations on floats, which are those of IEEE 754 with 64 bits. */
final class RealArithmetic {
  private RealArithmetic() {}

  /** The operation {@code operator}, where at least one operand is a float. */
  static Code of(Operator operator, Code a, Code b) {
    return switch (operator) {
      case ADD -> RealCode.of(s -> a.real(s) + b.real(s));
      case SUB -> RealCode.of(s -> a.real(s) - b.real(s));
      case MULT -> RealCode.of(s -> a.real(s) * b.real(s));
      case DIV -> RealCode.of(s -> a.real(s) / b.real(s));
      case MOD -> RealCode.of(s -> remainder(a.real(s), b.real(s)));
      default -> throw new UnsupportedExpressionException(operator + " of floats");
    };
  }

  /** The remainder of a division that rounds down, as that of integers. */
  private static double remainder(double a, double b) {
    double rest = a % b;
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
  }

  /** The integer of a float without its fraction. */
  static Code truncated(Code real) {
    return new WholeCode(ValueType.INT) {
      @Override
      long whole(Scope scope) {
        double value = real.real(scope);
        if (Math.abs(value) < 0x1p62) {
          return (long) value;
        }
        throw Overflow.INSTANCE;
      }

      @Override
      public BigInteger big(Scope scope) {
        double value = real.real(scope);
        if (!Double.isFinite(value)) {
          throw RejectedException.expression("converts " + value + " to an integer");
        }
        return new BigDecimal(value).toBigInteger();
      }
    };
  }
}
