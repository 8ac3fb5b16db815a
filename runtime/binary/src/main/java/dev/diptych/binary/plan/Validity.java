package dev.diptych.binary.plan;

import static java.util.Objects.requireNonNull;

import dev.diptych.binary.expression.Code;
import dev.diptych.binary.expression.Comparison;
import dev.diptych.binary.expression.ExpressionPlan;
import dev.diptych.ir.Constraint;
import dev.diptych.ir.EnumDef;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Spec;
import dev.diptych.ir.ValueType;
import java.util.ArrayList;
import java.util.List;

/** Compiles the restriction of a field to a condition on {@code _}. */
final class Validity {
  private final ExpressionPlan place;
  private final Code value;

  private Validity(ExpressionPlan place) {
    this.place = place;
    this.value = place.of(new Expr.Name("_"));
  }

  /**
   * The condition.
   *
   * @param place compiles expressions on {@code _}
   * @param type the type of {@code _}
   */
  static Code of(Constraint constraint, ExpressionPlan place, ValueType type, Spec spec) {
    Validity validity = new Validity(place);
    return constraint.fold(
        equal -> validity.compared(Operator.EQ, equal.value()),
        validity::range,
        any ->
            Code.any(
                any.expressions().stream()
                    .map(each -> validity.compared(Operator.EQ, each.tree()))
                    .toList()),
        named -> validity.named(spec.requireEnum(requireNonNull(type.enumeration()))),
        holds -> place.of(holds.condition().tree()));
  }

  private Code compared(Operator operator, Expr other) {
    return Comparison.of(operator, value, place.of(other));
  }

  private Code range(Constraint.Range range) {
    List<Code> both = new ArrayList<>();
    if (range.min() != null) {
      both.add(compared(Operator.GT_E, range.min().tree()));
    }
    if (range.max() != null) {
      both.add(compared(Operator.LT_E, range.max().tree()));
    }
    return Code.all(both);
  }

  private Code named(EnumDef names) {
    return Code.any(
        names.members().stream()
            .map(member -> compared(Operator.EQ, new Expr.Int(member.number())))
            .toList());
  }
}
