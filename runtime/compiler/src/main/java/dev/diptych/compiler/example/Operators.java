package dev.diptych.compiler.example;

import java.util.Arrays;

/** Computes with the values of expressions: numbers, truth values, texts and bytes. */
final class Operators {
  private Operators() {}

  static Object binary(String operator, Object left, Object right) {
    if (operator.equals("Add") && left instanceof String a && right instanceof String b) {
      return a + b;
    }
    if (left instanceof Double || right instanceof Double) {
      return real(operator, real(left), real(right));
    }
    return whole(operator, whole(left), whole(right));
  }

  private static Object whole(String operator, long a, long b) {
    boolean divides = operator.equals("Div") || operator.equals("Mod");
    if (divides && b == 0) {
      throw new UnknownValue(operator);
    }
    return switch (operator) {
      case "Add" -> a + b;
      case "Sub" -> a - b;
      case "Mult" -> a * b;
      case "Div" -> Math.floorDiv(a, b);
      case "Mod" -> Math.floorMod(a, b);
      case "LShift" -> a << b;
      case "RShift" -> a >> b;
      case "BitOr" -> a | b;
      case "BitXor" -> a ^ b;
      case "BitAnd" -> a & b;
      default -> throw new UnknownValue(operator);
    };
  }

  private static Object real(String operator, double a, double b) {
    return switch (operator) {
      case "Add" -> a + b;
      case "Sub" -> a - b;
      case "Mult" -> a * b;
      case "Div" -> a / b;
      default -> throw new UnknownValue(operator);
    };
  }

  static boolean compare(String operator, Object left, Object right) {
    int order = order(left, right);
    return switch (operator) {
      case "Eq" -> order == 0;
      case "NotEq" -> order != 0;
      case "Lt" -> order < 0;
      case "LtE" -> order <= 0;
      case "Gt" -> order > 0;
      case "GtE" -> order >= 0;
      default -> throw new UnknownValue(operator);
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

  static boolean truth(Object value) {
    return value instanceof Boolean truth ? truth : whole(value) != 0;
  }

  static long whole(Object value) {
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
