package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.SpecView;
import dev.diptych.compiler.view.StructView;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.CalcEndian;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.RepeatUntil;
import java.util.ArrayList;
import java.util.List;
import scala.jdk.javaapi.CollectionConverters;

/** What the expressions of a spec would like the values of fields to be. */
final class Conditions {
  /** So that an optional field is there. */
  static final int WISH = 1;

  /** So that the first case of several is meant. */
  private static final int FIRST = 2;

  /** So that an array ends. */
  private static final int END = 100;

  /** So that the spec allows the value. */
  private static final int RULE = 1000;

  private final List<Condition> all = new ArrayList<>();

  /**
   * One condition.
   *
   * @param struct name of the struct whose fields its names mean
   * @param element id of the field that {@code _} stands for, or null
   * @param tree what should hold
   * @param weight how much that matters
   */
  record Condition(String struct, String element, Tree tree, int weight) {
    /** Whether the value of {@code field} in {@code owner} has a say in it. */
    boolean concerns(StructView owner, FieldView field) {
      String id = field.field().id();
      boolean own = struct.equals(owner.type().name());
      if (element != null) {
        return own && element.equals(id);
      }
      boolean named = own && weight != END && has(tree, "Name", id, 0);
      boolean reached = has(tree, "Attribute", id, 1);
      return named || (reached && (own || weight != END));
    }

    private static boolean has(Tree tree, String kind, String id, int part) {
      return tree.all().stream().anyMatch(t -> t.is(kind) && t.word(part).equals(id));
    }
  }

  /** The conditions of {@code spec}. */
  Conditions(SpecView spec) {
    for (StructView struct : spec.structs()) {
      order(struct);
      for (FieldView field : struct.fields()) {
        if (field.attribute() != null) {
          collect(struct.type().name(), field);
        }
      }
    }
  }

  /** Those that {@code field} of {@code owner} has a say in. */
  List<Condition> of(StructView owner, FieldView field) {
    return all.stream().filter(each -> each.concerns(owner, field)).toList();
  }

  private void collect(String struct, FieldView field) {
    Attribute attribute = field.attribute();
    String id = field.field().id();
    if (attribute.conditional()) {
      add(struct, null, attribute.spec().cond().ifExpr().get(), WISH);
    }
    if (attribute.spec().cond().repeat() instanceof RepeatUntil until) {
      boolean element = field.field().type() instanceof Type.Nested;
      String owner = element ? ((Type.Nested) field.field().type()).struct() : struct;
      add(owner, element ? null : id, until.expr(), END);
    }
    if (field.switches() != null) {
      field.switches().cases().keySet().stream()
          .filter(key -> !Expressions.isOtherwise(key))
          .forEach(key -> first(struct, field.switches().on(), key));
    }
    for (Tree rule : Rules.of(attribute)) {
      all.add(new Condition(struct, id, rule, RULE));
    }
  }

  /** The marker of a byte order should be one that is known. */
  private void order(StructView struct) {
    boolean decided = struct.spec() != null && struct.spec().meta().endian().isDefined();
    if (decided && struct.spec().meta().endian().get() instanceof CalcEndian by) {
      CollectionConverters.asJava(by.cases()).keySet().stream()
          .filter(key -> !Expressions.isOtherwise(key))
          .forEach(key -> first(struct.type().name(), by.on(), key));
    }
  }

  /** The first of the cases counts; the others give values to try. */
  private void first(String struct, Ast.expr on, Ast.expr key) {
    Tree equal = new Tree("Compare", List.of(Tree.of(on), "Eq", Tree.of(key)));
    boolean known = all.stream().anyMatch(c -> c.weight == FIRST && c.struct.equals(struct));
    all.add(new Condition(struct, null, equal, known ? 0 : FIRST));
  }

  private void add(String struct, String element, Ast.expr expression, int weight) {
    all.add(new Condition(struct, element, Tree.of(expression), weight));
  }
}
