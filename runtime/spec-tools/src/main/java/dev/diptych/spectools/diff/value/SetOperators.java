package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Operator;
import dev.diptych.spectools.diff.value.Values.Listed;
import dev.diptych.spectools.diff.value.Values.Range;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.Set;

/** Computes with sets of values. */
final class SetOperators {
  private static final int MAX_PAIRS = 1 << 14;

  private SetOperators() {}

  /** The results of {@code operator}, which takes two operands. */
  static Values binary(Operator operator, Values left, Values right) {
    if (left instanceof Listed one
        && right instanceof Listed two
        && (long) one.values().size() * two.values().size() <= MAX_PAIRS) {
      return listed(operator, one, two);
    }
    Range one = left.hull();
    Range two = right.hull();
    if (one == null || two == null) {
      return isComparison(operator) ? Values.either() : Values.any();
    }
    return isComparison(operator) ? compare(operator, one, two) : compute(operator, one, two);
  }

  /** Whether {@code operator} compares two values. */
  static boolean isComparison(Operator operator) {
    return switch (operator) {
      case EQ, NOT_EQ, LT, LT_E, GT, GT_E -> true;
      default -> false;
    };
  }

  private static Values listed(Operator operator, Listed left, Listed right) {
    Set<Object> results = new LinkedHashSet<>();
    try {
      for (Object a : left.values()) {
        for (Object b : right.values()) {
          results.add(
              isComparison(operator)
                  ? (Object) Operators.compare(operator, a, b)
                  : Operators.binary(operator, a, b));
        }
      }
    } catch (UnknownValue e) {
      return Values.any();
    }
    Listed all = new Listed(results);
    Range hull = results.size() > Values.MAX_LISTED ? all.hull() : null;
    return hull == null ? all : hull;
  }

  private static Values compare(Operator operator, Range a, Range b) {
    boolean below = a.max().compareTo(b.min()) < 0;
    boolean above = a.min().compareTo(b.max()) > 0;
    boolean notAbove = a.max().compareTo(b.min()) <= 0;
    boolean notBelow = a.min().compareTo(b.max()) >= 0;
    return switch (operator) {
      case LT -> known(below, notBelow);
      case LT_E -> known(notAbove, above);
      case GT -> known(above, notAbove);
      case GT_E -> known(notBelow, below);
      case EQ -> known(false, below || above);
      default -> known(below || above, false);
    };
  }

  private static Values known(boolean always, boolean never) {
    return always ? Values.of(true) : never ? Values.of(false) : Values.either();
  }

  private static Values compute(Operator operator, Range a, Range b) {
    boolean positive = a.min().signum() >= 0 && b.min().signum() >= 0;
    return switch (operator) {
      case ADD -> Values.range(a.min().add(b.min()), a.max().add(b.max()));
      case SUB -> Values.range(a.min().subtract(b.max()), a.max().subtract(b.min()));
      case MULT ->
          positive
              ? Values.range(a.min().multiply(b.min()), a.max().multiply(b.max()))
              : Values.any();
      case BIT_AND -> positive ? Values.range(BigInteger.ZERO, a.max().min(b.max())) : Values.any();
      case MOD ->
          b.min().signum() > 0
              ? Values.range(BigInteger.ZERO, b.max().subtract(BigInteger.ONE))
              : Values.any();
      case DIV ->
          positive && b.min().signum() > 0
              ? Values.range(a.min().divide(b.max()), a.max().divide(b.min()))
              : Values.any();
      default -> Values.any();
    };
  }
}
