package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Constraint;
import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Expression;
import dev.diptych.compiler.ir.Expressions;
import dev.diptych.spectools.describe.FieldView;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;

/**
 * Which whole numbers are valid, as far as that can be told.
 *
 * @param known whether it can
 * @param least the least, or null for any
 * @param most the most, or null for any
 * @param only the only ones, or null for any within the range
 */
record Range(boolean known, BigInteger least, BigInteger most, Set<BigInteger> only) {
  private static final Range UNKNOWN = new Range(false, null, null, null);

  /** What is valid of {@code view}. */
  static Range of(FieldView view) {
    Constraint constraint = view.node().constraint();
    return constraint == null
        ? new Range(true, null, null, null)
        : constraint.fold(
            equal -> UNKNOWN,
            bounds -> range(Expression.treeOf(bounds.min()), Expression.treeOf(bounds.max())),
            Range::only,
            inEnum -> UNKNOWN,
            holds -> UNKNOWN);
  }

  /** Whether it is sure that all of {@code other} is valid here, too. */
  boolean contains(Range other) {
    if (!known || !other.known) {
      return false;
    }
    if (other.only != null) {
      return other.only.stream().allMatch(this::contains);
    }
    boolean low = least == null || (other.least != null && least.compareTo(other.least) <= 0);
    boolean high = most == null || (other.most != null && most.compareTo(other.most) >= 0);
    return only == null && low && high;
  }

  private boolean contains(BigInteger number) {
    return (least == null || least.compareTo(number) <= 0)
        && (most == null || most.compareTo(number) >= 0)
        && (only == null || only.contains(number));
  }

  private static Range range(Expr min, Expr max) {
    BigInteger least = min == null ? null : Expressions.constant(min);
    BigInteger most = max == null ? null : Expressions.constant(max);
    boolean known = (min == null || least != null) && (max == null || most != null);
    return known ? new Range(true, least, most, null) : UNKNOWN;
  }

  private static Range only(Constraint.AnyOf any) {
    Set<BigInteger> numbers = new HashSet<>();
    for (Expression value : any.expressions()) {
      BigInteger number = Expressions.constant(value.tree());
      if (number == null) {
        return UNKNOWN;
      }
      numbers.add(number);
    }
    return new Range(true, null, null, numbers);
  }
}
