package dev.diptych.ir;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The valid values of a field. */
public sealed interface Constraint {
  /** The trees of the expressions in it. */
  List<Expr> trees();

  /** Calls the function for this kind of constraint. */
  default <R> R fold(
      Function<Equal, R> equal,
      Function<Range, R> range,
      Function<AnyOf, R> anyOf,
      Function<InEnum, R> inEnum,
      Function<Holds, R> holds) {
    if (this instanceof Equal one) {
      return equal.apply(one);
    }
    if (this instanceof Range bounds) {
      return range.apply(bounds);
    }
    if (this instanceof AnyOf some) {
      return anyOf.apply(some);
    }
    return this instanceof Holds condition ? holds.apply(condition) : inEnum.apply((InEnum) this);
  }

  /**
   * One value.
   *
   * @param source its text in the {@code .ksy}; null where {@code contents} gives it
   */
  record Equal(Expr value, @Nullable String source) implements Constraint {
    @Override
    public List<Expr> trees() {
      return List.of(value);
    }
  }

  /** Values within bounds; either bound may be null, not both. */
  record Range(@Nullable Expression min, @Nullable Expression max) implements Constraint {
    @Override
    public List<Expr> trees() {
      return Expressions.present(Expression.treeOf(min), Expression.treeOf(max));
    }
  }

  /** Listed values. */
  record AnyOf(List<Expression> expressions) implements Constraint {
    @Override
    public List<Expr> trees() {
      return expressions.stream().map(Expression::tree).toList();
    }
  }

  /** Values with a name in the enumeration of the field. */
  record InEnum() implements Constraint {
    @Override
    public List<Expr> trees() {
      return List.of();
    }
  }

  /** Values {@code _} for which a condition holds. */
  record Holds(Expression condition) implements Constraint {
    @Override
    public List<Expr> trees() {
      return List.of(condition.tree());
    }
  }
}
