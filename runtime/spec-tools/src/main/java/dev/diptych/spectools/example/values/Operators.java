package dev.diptych.spectools.example.values;

import dev.diptych.ir.Operator;
import java.util.Arrays;

/** Computes with the values of expressions: numbers, truth values, texts and bytes. */
public final class Operators {
  private Operators() {}

  /** The result of {@code operator} on two numbers or two texts. */
  public static Object binary(Operator operator, Object left, Object right) {
    if (operator == Operator.ADD && left instanceof String a && right instanceof String b) {
      return a + b;
    }
    if (left instanceof Double || right instanceof Double) {
      return real(operator, real(left), real(right));
    }
    return whole(operator, whole(left), whole(right));
  }

  private static Object whole(Operator operator, long a, long b) {
    boolean divides = operator == Operator.DIV || operator == Operator.MOD;
    if (divides && b == 0) {
      throw new UnknownValue(operator.name());
    }
    return switch (operator) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MULT -> a * b;
      case DIV -> Math.floorDiv(a, b);
      case MOD -> Math.floorMod(a, b);
      case L_SHIFT -> a << b;
      case R_SHIFT -> a >> b;
      case BIT_OR -> a | b;
      case BIT_XOR -> a ^ b;
      case BIT_AND -> a & b;
      default -> throw new UnknownValue(operator.name());
    };
  }

  private static Object real(Operator operator, double a, double b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MULT -> a * b;
      case DIV -> a / b;
      default -> throw new UnknownValue(operator.name());
    };
  }

  public static boolean compare(Operator operator, Object left, Object right) {
    int order = order(left, right);
    return switch (operator) {
      case EQ -> order == 0;
      case NOT_EQ -> order != 0;
      case LT -> order < 0;
      case LT_E -> order <= 0;
      case GT -> order > 0;
      case GT_E -> order >= 0;
      default -> throw new UnknownValue(operator.name());
    };
  }

  private static int order(Object left, Object right) {
    if (left instanceof String a && right instanceof String b) {
      return a.compareTo(b);
    }
    if (left instanceof byte[] a && right instanceof byte[] b) {
      return Arrays.compareUnsigned(a, b);
    }
    if (left instanceof Double || right instanceof Double) {
      return Double.compare(real(left), real(right));
    }
    return Long.compare(whole(left), whole(right));
  }

  public static boolean truth(Object value) {
    return value instanceof Boolean truth ? truth : whole(value) != 0;
  }

  public static long whole(Object value) {
    if (value instanceof Boolean truth) {
      return truth ? 1 : 0;
    }
    if (value instanceof Double real) {
      return real.longValue();
    }
    if (value instanceof Long number) {
      return number;
    }
    throw new UnknownValue("no number");
  }

  private static double real(Object value) {
    return value instanceof Double real ? real : whole(value);
  }
}
