package dev.diptych.ir;

import java.math.BigInteger;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Evaluates constant expressions as the Kaitai Struct compiler does. */
final class Constants {
  private Constants() {}

  /**
   * The value of {@code expression} where it is a constant integer, or null.
   *
   * @throws ArithmeticException where a divisor is zero
   */
  static @Nullable BigInteger integer(Expr expression) {
    if (expression instanceof Expr.Int number) {
      return number.value();
    }
    if (!(expression instanceof Expr.Operation operation)) {
      return null;
    }
    if (operation.operator() == Operator.IF) {
      Boolean condition = truth(operation.child(0));
      return condition == null ? null : integer(operation.child(condition ? 1 : 2));
    }
    return switch (operation.children().size()) {
      case 1 ->
          // Of operations on one value, only those on literals are constants.
          operation.child(0) instanceof Expr.Int number
              ? integer(operation.operator(), number.value())
              : null;
      case 2 ->
          integer(operation.operator(), integer(operation.child(0)), integer(operation.child(1)));
      default -> null;
    };
  }

  private static @Nullable BigInteger integer(Operator operator, BigInteger operand) {
    return switch (operator) {
      case INVERT -> operand.not();
      case MINUS -> operand.negate();
      default -> null;
    };
  }

  private static @Nullable BigInteger integer(
      Operator operator, @Nullable BigInteger left, @Nullable BigInteger right) {
    if (left == null || right == null) {
      return null;
    }
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

  private static @Nullable Boolean truth(Expr expression) {
    if (expression instanceof Expr.Bool truth) {
      return truth.value();
    }
    if (!(expression instanceof Expr.Operation compare) || compare.children().size() != 2) {
      return null;
    }
    BigInteger left = integer(compare.child(0));
    BigInteger right = integer(compare.child(1));
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
