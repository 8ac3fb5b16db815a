package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Constraint;
import dev.diptych.compiler.ir.Expr;
import dev.diptych.compiler.ir.Expression;
import dev.diptych.compiler.ir.Expressions;
import dev.diptych.spectools.describe.FieldView;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The valid integers, if they are known.
 *
 * @param known whether it is known
 * @param min the minimum, or null for none
 * @param max the maximum, or null for none
 * @param values the valid values, or null for all within the bounds
 */
record ValidRange(
    boolean known,
    @Nullable BigInteger min,
    @Nullable BigInteger max,
    @Nullable Set<BigInteger> values) {
  private static final ValidRange UNKNOWN = new ValidRange(false, null, null, null);

  /** The valid values of {@code view}. */
  static ValidRange of(FieldView view) {
    Constraint constraint = view.definition().constraint();
    return constraint == null
        ? new ValidRange(true, null, null, null)
        : constraint.fold(
            equal -> UNKNOWN,
            bounds -> range(Expression.treeOf(bounds.min()), Expression.treeOf(bounds.max())),
            ValidRange::values,
            inEnum -> UNKNOWN,
            holds -> UNKNOWN);
  }

  /** Whether all values of {@code other} are known to be valid here. */
  boolean contains(ValidRange other) {
    if (!known || !other.known) {
      return false;
    }
    if (other.values != null) {
      return other.values.stream().allMatch(this::contains);
    }
    boolean low = min == null || (other.min != null && min.compareTo(other.min) <= 0);
    boolean high = max == null || (other.max != null && max.compareTo(other.max) >= 0);
    return values == null && low && high;
  }

  private boolean contains(BigInteger number) {
    return (min == null || min.compareTo(number) <= 0)
        && (max == null || max.compareTo(number) >= 0)
        && (values == null || values.contains(number));
  }

  private static ValidRange range(@Nullable Expr min, @Nullable Expr max) {
    BigInteger lower = min == null ? null : Expressions.constant(min);
    BigInteger upper = max == null ? null : Expressions.constant(max);
    boolean known = (min == null || lower != null) && (max == null || upper != null);
    return known ? new ValidRange(true, lower, upper, null) : UNKNOWN;
  }

  private static ValidRange values(Constraint.AnyOf any) {
    Set<BigInteger> numbers = new HashSet<>();
    for (Expression value : any.expressions()) {
      BigInteger number = Expressions.constant(value.tree());
      if (number == null) {
        return UNKNOWN;
      }
      numbers.add(number);
    }
    return new ValidRange(true, null, null, numbers);
  }
}
