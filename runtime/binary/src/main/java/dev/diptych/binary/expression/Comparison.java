package dev.diptych.binary.expression;

import dev.diptych.binary.stream.Bytes;
import dev.diptych.binary.stream.RejectedException;
import dev.diptych.ir.Operator;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Comparisons: of numbers by their mathematical value, of strings by code points, of bytes as
 * unsigned numbers.
 */
public final class Comparison {
  /** The order of a value that is not a number and of any other. */
  private static final int UNORDERED = 2;

  private Comparison() {}

  /** The comparison of two expressions. */
  public static Code of(Operator operator, Code a, Code b) {
    if (a.kind() == Kinds.WHOLE && b.kind() == Kinds.WHOLE) {
      return TruthCode.of(s -> holds(operator, wholes(a, b, s)));
    }
    if (a.kind().real() && b.kind().real()) {
      return TruthCode.of(s -> holds(operator, reals(a.real(s), b.real(s))));
    }
    if (a.kind() == Kinds.TRUTH && b.kind() == Kinds.TRUTH) {
      return TruthCode.of(s -> holds(operator, Boolean.compare(a.truth(s), b.truth(s))));
    }
    return TruthCode.of(s -> holds(operator, values(a.value(s), b.value(s))));
  }

  /** Whether two values of one kind are equal. */
  public static boolean equal(@Nullable Object a, @Nullable Object b) {
    return values(a, b) == 0;
  }

  private static boolean holds(Operator operator, int order) {
    return switch (operator) {
      case EQ -> order == 0;
      case NOT_EQ -> order != 0;
      case LT -> order < 0;
      case LT_E -> order <= 0;
      case GT -> order == 1;
      case GT_E -> order == 0 || order == 1;
      default -> throw new UnsupportedExpressionException(operator + " as a comparison");
    };
  }

  private static int wholes(Code a, Code b, Scope scope) {
    try {
      return Long.compare(a.whole(scope), b.whole(scope));
    } catch (Overflow e) {
      return a.big(scope).compareTo(b.big(scope));
    }
  }

  private static int reals(double a, double b) {
    return a < b ? -1 : a > b ? 1 : a == b ? 0 : UNORDERED;
  }

  /** The order of two values: -1, 0, 1, or 2 for none. */
  static int values(@Nullable Object a, @Nullable Object b) {
    if (a == null || b == null) {
      throw RejectedException.expression("uses an absent value");
    }
    if (a instanceof Number first && b instanceof Number second) {
      return numbers(first, second);
    }
    if (a instanceof Bytes first && b instanceof Bytes second) {
      return Integer.signum(first.compareTo(second));
    }
    if (a instanceof Boolean first && b instanceof Boolean second) {
      return Boolean.compare(first, second);
    }
    String first = string(a);
    String second = string(b);
    if (first != null && second != null) {
      return strings(first, second);
    }
    throw RejectedException.expression("compares values of different types");
  }

  private static int numbers(Number a, Number b) {
    if (a instanceof Double first && b instanceof Double second) {
      return reals(first, second);
    }
    if (a instanceof Double first) {
      return mixed(first, big(b));
    }
    if (b instanceof Double second) {
      int order = mixed(second, big(a));
      return order == UNORDERED ? order : -order;
    }
    return a instanceof Long first && b instanceof Long second
        ? Long.compare(first, second)
        : big(a).compareTo(big(b));
  }

  private static int mixed(double real, BigInteger whole) {
    if (Double.isNaN(real)) {
      return UNORDERED;
    }
    if (Double.isInfinite(real)) {
      return real < 0 ? -1 : 1;
    }
    return new BigDecimal(real).compareTo(new BigDecimal(whole));
  }

  private static BigInteger big(Number number) {
    return number instanceof BigInteger big ? big : BigInteger.valueOf(number.longValue());
  }

  private static @Nullable String string(Object value) {
    if (value instanceof Text text) {
      return text.string();
    }
    return value instanceof String string ? string : null;
  }

  private static int strings(String a, String b) {
    return a.equals(b)
        ? 0
        : Integer.signum(Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray()));
  }
}
