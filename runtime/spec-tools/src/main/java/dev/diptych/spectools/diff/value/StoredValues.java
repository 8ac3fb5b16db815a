package dev.diptych.spectools.diff.value;

import dev.diptych.ir.Constraint;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expression;
import dev.diptych.ir.Operator;
import dev.diptych.model.schema.Derivation;
import dev.diptych.model.schema.EnumType;
import dev.diptych.model.schema.IntegerRange;
import dev.diptych.model.schema.Linear;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import dev.diptych.spectools.diff.value.Values.Listed;
import dev.diptych.spectools.diff.value.Values.Range;
import java.math.BigInteger;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values that files of a spec can have in its fields, according to {@code valid}. */
public final class StoredValues implements FieldValues {
  private static final Expr ELEMENT = new Expr.Name("_");

  private final SpecView spec;
  private final Evaluation evaluation;

  /** The values in files of {@code spec}. */
  public StoredValues(SpecView spec) {
    this(spec, StoredValues::domain);
  }

  /**
   * The values that {@code spec} accepts.
   *
   * @param fields the values of the fields that its constraints refer to
   */
  public StoredValues(SpecView spec, FieldValues fields) {
    this.spec = spec;
    this.evaluation = new Evaluation(spec, fields);
  }

  /** All values of the type of {@code field}. */
  public static Values domain(StructView owner, FieldView field) {
    IntegerRange range = IntegerRange.of(field.field().type());
    return range == null ? Values.any() : Values.range(range.min(), range.max());
  }

  @Override
  public Values of(StructView owner, FieldView field) {
    Values domain = counted(owner, field, domain(owner, field));
    Constraint constraint = field.node() == null ? null : field.node().constraint();
    return constraint == null
        ? domain
        : constraint.fold(
            equal -> evaluation.of(owner, equal.value()),
            bounds -> bounded(owner, domain, bounds),
            any -> listed(owner, any),
            inEnum -> named(field, domain),
            holds -> satisfying(owner, domain, holds.condition().tree()));
  }

  /** {@code values} without those that would be a negative count or length: no file has these. */
  private static Values counted(StructView owner, FieldView field, Values values) {
    Derivation derivation = field.field().derivation();
    String of = null;
    Linear linear = Linear.SAME;
    if (derivation instanceof Derivation.CountOf count) {
      of = count.field();
      linear = count.linear();
    } else if (derivation instanceof Derivation.LengthOf length) {
      of = length.field();
      linear = length.linear();
    }
    FieldView subject = of == null ? null : owner.field(of);
    boolean always =
        subject != null && subject.condition() == null && !subject.field().storage().instance();
    Range all = values.hull();
    if (!always || all == null || linear.scale() < 0) {
      return values;
    }
    // scale * number + offset >= 0
    long least = -Math.floorDiv(linear.offset(), linear.scale());
    BigInteger min = all.min().max(BigInteger.valueOf(least));
    return min.compareTo(all.max()) > 0 ? values : Values.range(min, all.max());
  }

  private Values bounded(StructView owner, Values domain, Constraint.Range bounds) {
    Range all = domain.hull();
    Range low = hull(owner, bounds.min());
    Range high = hull(owner, bounds.max());
    if (all == null
        || (bounds.min() != null && low == null)
        || (bounds.max() != null && high == null)) {
      return domain;
    }
    BigInteger min = low == null ? all.min() : all.min().max(low.min());
    BigInteger max = high == null ? all.max() : all.max().min(high.max());
    return min.compareTo(max) > 0 ? domain : Values.range(min, max);
  }

  private @Nullable Range hull(StructView owner, @Nullable Expression bound) {
    return bound == null ? null : evaluation.of(owner, bound.tree()).hull();
  }

  private Values listed(StructView owner, Constraint.AnyOf any) {
    Values all = null;
    for (Expr each : any.trees()) {
      Values one = evaluation.of(owner, each);
      all = all == null ? one : all.union(one);
    }
    return all == null ? Values.any() : all;
  }

  private Values named(FieldView field, Values domain) {
    EnumType names = spec.schema().names(field.field().type().names());
    return names == null ? domain : new Listed(new LinkedHashSet<>(names.names().keySet()));
  }

  /** The values of {@code domain} that may satisfy {@code condition}. */
  private Values satisfying(StructView owner, Values domain, Expr condition) {
    if (domain instanceof Listed listed) {
      Set<Object> kept = new LinkedHashSet<>();
      for (Object each : listed.values()) {
        Map<Expr, Values> pins = Map.of(ELEMENT, Values.of(each));
        if (evaluation.of(owner, condition, pins).mayBe(true)) {
          kept.add(each);
        }
      }
      return new Listed(kept);
    }
    Values left = domain;
    for (Expr part : parts(condition)) {
      left = narrowed(owner, left, part);
    }
    return left;
  }

  private static Iterable<Expr> parts(Expr condition) {
    Expr.Operation and = Expr.operation(condition, Operator.AND);
    return and == null ? Set.of(condition) : and.children();
  }

  /** {@code values} without those that {@code part}, a comparison with a bound, excludes. */
  private Values narrowed(StructView owner, Values values, Expr part) {
    Range all = values.hull();
    if (all == null
        || !(part instanceof Expr.Operation compare)
        || !SetOperators.isComparison(compare.operator())
        || !compare.child(0).equals(ELEMENT)) {
      return values;
    }
    Range bound = evaluation.of(owner, compare.child(1)).hull();
    if (bound == null) {
      return values;
    }
    BigInteger min =
        switch (compare.operator()) {
          case EQ, GT_E -> all.min().max(bound.min());
          case GT -> all.min().max(bound.min().add(BigInteger.ONE));
          default -> all.min();
        };
    BigInteger max =
        switch (compare.operator()) {
          case EQ, LT_E -> all.max().min(bound.max());
          case LT -> all.max().min(bound.max().subtract(BigInteger.ONE));
          default -> all.max();
        };
    return min.compareTo(max) > 0 ? values : Values.range(min, max);
  }
}
