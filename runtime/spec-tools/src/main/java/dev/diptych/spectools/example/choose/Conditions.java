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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The conditions of a spec on the values of fields. */
public final class Conditions {
  private final List<Condition> all = new ArrayList<>();

  /** Those of fields that were asked for, by struct and id: a large spec has thousands. */
  private final Map<String, Map<String, List<Condition>>> known = new HashMap<>();

  private final InlinedExpressions inlined;
  private final NumberTexts texts;
  private final NestingDepths heights;

  /** The conditions of {@code spec}. */
  public Conditions(SpecView spec, NestingDepths heights) {
    this.inlined = new InlinedExpressions(spec);
    this.heights = heights;
    this.texts = new NumberTexts(spec);
    for (StructView struct : spec.structs()) {
      order(struct);
      for (FieldView field : struct.fields()) {
        if (field.node() != null) {
          collect(struct, field, field.node());
        }
      }
    }
  }

  /** The strings that are converted to numbers. */
  NumberTexts texts() {
    return texts;
  }

  /** The conditions that depend on {@code field} of {@code owner}. */
  List<Condition> of(StructView owner, FieldView field) {
    return known
        .computeIfAbsent(owner.type().name(), name -> new HashMap<>())
        .computeIfAbsent(
            field.field().id(),
            id -> all.stream().filter(each -> each.dependsOn(owner, field)).toList());
  }

  private void collect(StructView owner, FieldView view, Node.Field node) {
    Field field = view.field();
    String struct = owner.type().name();
    if (node.condition() != null) {
      String name = Wishes.presence(struct, field);
      add(struct, null, node.condition().tree(), Condition.WISH, field, 0, name);
    }
    if (node.repetition() instanceof Repetition.Until until) {
      Expr end = until.expression().tree();
      if (field.type() instanceof Type.Nested nested) {
        add(nested.struct(), null, end, Condition.END, null, 0, null);
      } else {
        add(struct, field.id(), end, Condition.END, null, 0, null);
      }
    }
    if (view.choice() != null) {
      cases(owner, view);
    }
    for (Expr rule : ConstraintConditions.of(node)) {
      add(struct, field.id(), rule, Condition.RULE, null, 0, null);
    }
  }

  private void cases(StructView owner, FieldView view) {
    boolean structs = view.field().type() instanceof Type.Switched;
    List<Cases.Case> cases = Cases.of(owner, view);
    for (int i = 0; i < cases.size(); i++) {
      Cases.Case each = cases.get(i);
      if (!each.choice().otherwise()) {
        int height = structs ? heights.of(each.struct()) : 0;
        Expr value = each.choice().value().tree();
        String name = Wishes.choice(owner.type().name(), view.field(), i);
        first(owner.type().name(), view.requireChoice().on().tree(), value, height, name);
      }
    }
  }

  /** The selector of the byte order should match a case. */
  private void order(StructView struct) {
    if (struct.spec() != null && struct.spec().endian() instanceof Endian.Selected selected) {
      selected.cases().stream()
          .map(Endian.Case::value)
          .filter(value -> !Expressions.isOtherwise(value))
          .forEach(value -> first(struct.type().name(), selected.on(), value, 0, null));
    }
  }

  /** The first case is preferred; the others add candidates. */
  private void first(String struct, Expr on, Expr value, int height, @Nullable String name) {
    Expr equal = new Expr.Operation(Operator.EQ, on, value);
    boolean known =
        all.stream().anyMatch(c -> c.weight() == Condition.FIRST && c.struct().equals(struct));
    add(struct, null, equal, known ? 0 : Condition.FIRST, null, height, name);
  }

  private void add(
      String struct,
      @Nullable String element,
      Expr tree,
      int weight,
      @Nullable Field part,
      int height,
      @Nullable String name) {
    Expr full = inlined.of(struct, tree);
    all.add(new Condition(struct, element, full, weight, part, height, name));
  }
}
