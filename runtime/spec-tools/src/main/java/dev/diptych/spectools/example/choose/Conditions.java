package dev.diptych.spectools.example.choose;

import dev.diptych.ir.Endian;
import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.Operator;
import dev.diptych.ir.Repetition;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The conditions of a spec on the values of fields. */
public final class Conditions {
  private final List<Condition> all = new ArrayList<>();
  private final InlinedExpressions inlined;
  private final NestingDepths heights;

  /** The conditions of {@code spec}. */
  public Conditions(SpecView spec) {
    this.inlined = new InlinedExpressions(spec);
    this.heights = new NestingDepths(spec);
    for (StructView struct : spec.structs()) {
      order(struct);
      for (FieldView field : struct.fields()) {
        if (field.node() != null) {
          collect(struct, field, field.node());
        }
      }
    }
  }

  /** The conditions that depend on {@code field} of {@code owner}. */
  List<Condition> of(StructView owner, FieldView field) {
    return all.stream().filter(each -> each.dependsOn(owner, field)).toList();
  }

  private void collect(StructView owner, FieldView view, Node.Field node) {
    Field field = view.field();
    String struct = owner.type().name();
    if (node.condition() != null) {
      add(struct, null, node.condition().tree(), Condition.WISH, field, 0);
    }
    if (node.repetition() instanceof Repetition.Until until) {
      Expr end = until.expression().tree();
      if (field.type() instanceof Type.Nested nested) {
        add(nested.struct(), null, end, Condition.END, null, 0);
      } else {
        add(struct, field.id(), end, Condition.END, null, 0);
      }
    }
    if (view.choice() != null) {
      cases(owner, view);
    }
    for (Expr rule : ConstraintConditions.of(node)) {
      add(struct, field.id(), rule, Condition.RULE, null, 0);
    }
  }

  private void cases(StructView owner, FieldView view) {
    boolean structs = view.field().type() instanceof Type.Switched;
    for (Cases.Case each : Cases.of(owner, view)) {
      if (!each.choice().otherwise()) {
        int height = structs ? heights.of(each.struct()) : 0;
        Expr value = each.choice().value().tree();
        first(owner.type().name(), view.requireChoice().on().tree(), value, height);
      }
    }
  }

  /** The selector of the byte order should match a case. */
  private void order(StructView struct) {
    if (struct.spec() != null && struct.spec().endian() instanceof Endian.Selected selected) {
      selected.cases().stream()
          .map(Endian.Case::value)
          .filter(value -> !Expressions.isOtherwise(value))
          .forEach(value -> first(struct.type().name(), selected.on(), value, 0));
    }
  }

  /** The first case is preferred; the others add candidates. */
  private void first(String struct, Expr on, Expr value, int height) {
    Expr equal = new Expr.Operation(Operator.EQ, on, value);
    boolean known =
        all.stream().anyMatch(c -> c.weight() == Condition.FIRST && c.struct().equals(struct));
    add(struct, null, equal, known ? 0 : Condition.FIRST, null, height);
  }

  private void add(
      String struct,
      @Nullable String element,
      Expr tree,
      int weight,
      @Nullable Field part,
      int height) {
    Expr full = inlined.of(struct, tree);
    all.add(new Condition(struct, element, full, weight, part, height));
  }
}
