package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.view.Cases;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import dev.diptych.model.schema.Field;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.CalcEndian;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.RepeatUntil;
import java.util.ArrayList;
import java.util.List;
import scala.jdk.javaapi.CollectionConverters;

/** What the expressions of a spec would like the values of fields to be. */
final class Conditions {
  private final List<Condition> all = new ArrayList<>();
  private final Inlined inlined;
  private final Heights heights;

  /** The conditions of {@code spec}. */
  Conditions(SpecView spec) {
    this.inlined = new Inlined(spec);
    this.heights = new Heights(spec);
    for (StructView struct : spec.structs()) {
      order(struct);
      for (FieldView field : struct.fields()) {
        if (field.attribute() != null) {
          collect(struct, field);
        }
      }
    }
  }

  /** Those that {@code field} of {@code owner} has a say in. */
  List<Condition> of(StructView owner, FieldView field) {
    List<FieldView> decided = new ArrayList<>(List.of(field));
    owner.fields().stream().filter(each -> Measured.by(each, field)).forEach(decided::add);
    return all.stream()
        .filter(each -> decided.stream().anyMatch(view -> each.concerns(owner, view)))
        .toList();
  }

  private void collect(StructView owner, FieldView view) {
    Attribute attribute = view.attribute();
    Field field = view.field();
    String struct = owner.type().name();
    if (attribute.conditional()) {
      Tree tree = Tree.of(attribute.spec().cond().ifExpr().get());
      add(struct, null, tree, Condition.WISH, field, 0);
    }
    if (attribute.spec().cond().repeat() instanceof RepeatUntil until) {
      Tree tree = Tree.of(until.expr());
      if (field.type() instanceof Type.Nested nested) {
        add(nested.struct(), null, tree, Condition.END, null, 0);
      } else {
        add(struct, field.id(), tree, Condition.END, null, 0);
      }
    }
    if (view.switches() != null) {
      cases(owner, view);
    }
    for (Tree rule : Rules.of(attribute)) {
      add(struct, field.id(), rule, Condition.RULE, null, 0);
    }
  }

  private void cases(StructView owner, FieldView view) {
    boolean structs = view.field().type() instanceof Type.Switched;
    List<Cases.Case> cases = structs ? Cases.of(owner, view) : List.of();
    List<Ast.expr> keys = new ArrayList<>(view.switches().cases().keySet());
    for (int i = 0; i < keys.size(); i++) {
      if (!Expressions.isOtherwise(keys.get(i))) {
        int height = structs ? heights.of(cases.get(i).struct()) : 0;
        first(owner.type().name(), view.switches().on(), keys.get(i), height);
      }
    }
  }

  /** The marker of a byte order should be one that is known. */
  private void order(StructView struct) {
    boolean decided = struct.spec() != null && struct.spec().meta().endian().isDefined();
    if (decided && struct.spec().meta().endian().get() instanceof CalcEndian by) {
      CollectionConverters.asJava(by.cases()).keySet().stream()
          .filter(key -> !Expressions.isOtherwise(key))
          .forEach(key -> first(struct.type().name(), by.on(), key, 0));
    }
  }

  /** The first of the cases counts; the others give values to try. */
  private void first(String struct, Ast.expr on, Ast.expr key, int height) {
    Tree equal = new Tree("Compare", List.of(Tree.of(on), "Eq", Tree.of(key)));
    boolean known =
        all.stream().anyMatch(c -> c.weight() == Condition.FIRST && c.struct().equals(struct));
    add(struct, null, equal, known ? 0 : Condition.FIRST, null, height);
  }

  private void add(String struct, String element, Tree tree, int weight, Field part, int height) {
    Tree full = inlined.of(struct, tree);
    all.add(new Condition(struct, element, full, weight, part, height));
  }
}
