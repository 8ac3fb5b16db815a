package dev.diptych.compiler.ir;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;

/** Which values of a field are valid. */
public sealed interface Constraint {
  /** The expressions in it. */
  List<Expression> expressions();

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

  /** One value; without a source where {@code contents} gives it. */
  record Equal(Expression value) implements Constraint {
    @Override
    public List<Expression> expressions() {
      return List.of(value);
    }
  }

  /** Values within bounds; either bound may be null, not both. */
  record Range(Expression min, Expression max) implements Constraint {
    @Override
    public List<Expression> expressions() {
      return Stream.of(min, max).filter(Objects::nonNull).toList();
    }
  }

  /** Some values. */
  record AnyOf(List<Expression> expressions) implements Constraint {}

  /** Values with a name in the enumeration of the field. */
  record InEnum() implements Constraint {
    @Override
    public List<Expression> expressions() {
      return List.of();
    }
  }

  /** Values {@code _} for which a condition holds. */
  record Holds(Expression condition) implements Constraint {
    @Override
    public List<Expression> expressions() {
      return List.of(condition);
    }
  }
}
