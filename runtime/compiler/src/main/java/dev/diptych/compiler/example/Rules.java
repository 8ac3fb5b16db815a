package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Tree;
import dev.diptych.compiler.schema.Attribute;
import io.kaitai.struct.exprlang.Ast;
import io.kaitai.struct.format.ValidationAnyOf;
import io.kaitai.struct.format.ValidationEq;
import io.kaitai.struct.format.ValidationExpr;
import io.kaitai.struct.format.ValidationMax;
import io.kaitai.struct.format.ValidationMin;
import io.kaitai.struct.format.ValidationRange;
import io.kaitai.struct.format.ValidationSpec;
import java.util.List;
import scala.jdk.javaapi.CollectionConverters;

/** What a spec allows the value of a field to be, as conditions on {@code _}. */
final class Rules {
  private static final Tree VALUE = new Tree("Name", List.of("_"));

  private Rules() {}

  static List<Tree> of(Attribute field) {
    if (!field.validated()) {
      return List.of();
    }
    ValidationSpec rule = field.spec().valid().get();
    if (rule instanceof ValidationEq equal) {
      return List.of(compare("Eq", equal.value()));
    }
    if (rule instanceof ValidationMin least) {
      return List.of(compare("GtE", least.min()));
    }
    if (rule instanceof ValidationMax most) {
      return List.of(compare("LtE", most.max()));
    }
    if (rule instanceof ValidationRange range) {
      return List.of(compare("GtE", range.min()), compare("LtE", range.max()));
    }
    if (rule instanceof ValidationAnyOf any) {
      List<Tree> equal =
          CollectionConverters.asJava(any.values()).stream().map(v -> compare("Eq", v)).toList();
      return List.of(new Tree("BoolOp", List.of("Or", equal)));
    }
    return rule instanceof ValidationExpr expression
        ? List.of(Tree.of(expression.checkExpr()))
        : List.of();
  }

  private static Tree compare(String operator, Ast.expr other) {
    return new Tree("Compare", List.of(VALUE, operator, Tree.of(other)));
  }
}
