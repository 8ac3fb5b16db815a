package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import java.util.ArrayList;
import java.util.List;

/** The constraints of a field as conditions on {@code _}. */
final class ConstraintConditions {
  private static final Expr VALUE = new Expr.Name("_");

  private ConstraintConditions() {}

  static List<Expr> of(Node.Field field) {
    return field.constraint() == null
        ? List.of()
        : field
            .constraint()
            .<List<Expr>>fold(
                equal -> List.of(new Expr.Operation(Operator.EQ, VALUE, equal.value())),
                ConstraintConditions::bounds,
                ConstraintConditions::anyOf,
                inEnum -> List.of(),
                holds -> List.of(holds.condition().tree()));
  }

  private static List<Expr> bounds(Constraint.Range range) {
    List<Expr> bounds = new ArrayList<>();
    if (range.min() != null) {
      bounds.add(compare(Operator.GT_E, range.min()));
    }
    if (range.max() != null) {
      bounds.add(compare(Operator.LT_E, range.max()));
    }
    return bounds;
  }

  private static List<Expr> anyOf(Constraint.AnyOf values) {
    List<Expr> equal =
        values.expressions().stream().map(value -> compare(Operator.EQ, value)).toList();
    return List.of(new Expr.Operation(Operator.OR, equal));
  }

  private static Expr compare(Operator operator, Expression other) {
    return new Expr.Operation(operator, VALUE, other.tree());
  }
}
