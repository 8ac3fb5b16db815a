package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.model.schema.EnumType;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Values.Listed;
import dev.diptych.spectools.diff.value.Values.Range;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Whether a constraint is known to hold for all of some values.
 *
 * @param evaluation evaluates the expressions of the constraint
 * @param owner the struct of the names in them
 * @param names the names of the values of the field, or null
 */
public record Acceptance(Evaluation evaluation, StructView owner, @Nullable EnumType names) {
  /** Whether {@code constraint} accepts all of {@code values}. */
  public boolean all(Constraint constraint, Values values) {
    return constraint.fold(
        equal -> among(List.of(equal.value()), values),
        bounds -> within(bounds, values),
        any -> among(any.trees(), values),
        inEnum -> named(values),
        holds -> holds(holds.condition().tree(), values));
  }

  private boolean among(List<Expr> accepted, Values values) {
    Set<Object> all = new LinkedHashSet<>();
    for (Expr each : accepted) {
      Object value = evaluation.of(owner, each).single();
      if (value != null) {
        all.add(value);
      }
    }
    return values instanceof Listed listed && all.containsAll(listed.values());
  }

  private boolean within(Constraint.Range bounds, Values values) {
    Range all = values.hull();
    Range low = hull(bounds.min());
    Range high = hull(bounds.max());
    return all != null
        && (bounds.min() == null || (low != null && low.max().compareTo(all.min()) <= 0))
        && (bounds.max() == null || (high != null && high.min().compareTo(all.max()) >= 0));
  }

  private @Nullable Range hull(@Nullable Expression bound) {
    return bound == null ? null : evaluation.of(owner, bound.tree()).hull();
  }

  private boolean named(Values values) {
    return names != null
        && values instanceof Listed listed
        && names.names().keySet().containsAll(listed.values());
  }

  private boolean holds(Expr condition, Values values) {
    if (!(values instanceof Listed listed)) {
      return holdsFor(condition, values);
    }
    return listed.values().stream().allMatch(each -> holdsFor(condition, Values.of(each)));
  }

  private boolean holdsFor(Expr condition, Values values) {
    Map<Expr, Values> pins = Map.of(new Expr.Name("_"), values);
    return Boolean.TRUE.equals(evaluation.of(owner, condition, pins).single());
  }
}
