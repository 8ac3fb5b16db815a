package dev.diptych.compiler.ir;

import java.math.BigInteger;
import java.util.Objects;

/** Evaluates constant expressions as the Kaitai Struct compiler does. */
final class Constants {
  private Constants() {}

  /**
   * The value of {@code expression} where it is a constant integer, or null.
   *
   * @throws ArithmeticException where a divisor is zero
   */
  static BigInteger integer(Expr expression) {
    if (expression instanceof Expr.Int number) {
      return number.value();
    }
    if (expression instanceof Expr.Unary unary && unary.operand() instanceof Expr.Int number) {
      return switch (unary.operator()) {
        case INVERT -> number.value().not();
        case MINUS -> number.value().negate();
        default -> null;
      };
    }
    if (expression instanceof Expr.Binary binary) {
      BigInteger left = integer(binary.left());
      BigInteger right = integer(binary.right());
      return left == null || right == null ? null : integer(binary.operator(), left, right);
    }
    if (expression instanceof Expr.If branch) {
      Boolean condition = truth(branch.condition());
      return condition == null ? null : integer(condition ? branch.then() : branch.otherwise());
    }
    return null;
  }

  private static BigInteger integer(Operator operator, BigInteger left, BigInteger right) {
    return switch (operator) {
      case ADD -> left.add(right);
      case SUB -> left.subtract(right);
      case MULT -> left.multiply(right);
      case DIV -> left.divide(right);
      case MOD -> modulo(left, right);
      case L_SHIFT -> left.shiftLeft(right.intValue());
      case R_SHIFT -> left.shiftRight(right.intValue());
      case BIT_OR -> left.or(right);
      case BIT_XOR -> left.xor(right);
      case BIT_AND -> left.and(right);
      default -> null;
    };
  }

  private static BigInteger modulo(BigInteger left, BigInteger right) {
    BigInteger rest = left.remainder(right);
    return rest.signum() < 0 ? rest.add(right) : rest;
  }

  private static Boolean truth(Expr expression) {
    if (expression instanceof Expr.Bool truth) {
      return truth.value();
    }
    if (!(expression instanceof Expr.Compare compare)) {
      return null;
    }
    BigInteger left = integer(compare.left());
    BigInteger right = integer(compare.right());
    if (left == null || right == null) {
      return null;
    }
    int order = left.compareTo(right);
    return switch (compare.operator()) {
      case EQ -> Objects.equals(left, right);
      case NOT_EQ -> order != 0;
      case LT -> order < 0;
      case LT_E -> order <= 0;
      case GT -> order > 0;
      case GT_E -> order >= 0;
      default -> null;
    };
  }
}
