package dev.diptych.compiler.check;

import dev.diptych.ir.Expr;
import dev.diptych.ir.Expressions;
import dev.diptych.ir.Node;
import dev.diptych.ir.Place;
import dev.diptych.ir.Spec;
import dev.diptych.ir.TypeDef;
import dev.diptych.model.diagnostic.Diagnostic;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Rejects fields that need a field of the struct around them that is read only after them. */
final class ParentOrderCheck {
  private ParentOrderCheck() {}

  static void check(Spec spec, List<Diagnostic> errors) {
    for (TypeDef type : spec.types().values()) {
      Map<String, Integer> order = new HashMap<>();
      for (int i = 0; i < type.seq().size(); i++) {
        order.put(type.seq().get(i).id(), i);
      }
      for (int i = 0; i < type.seq().size(); i++) {
        TypeDef inner = spec.type(type.seq().get(i).type());
        if (inner != null) {
          check(inner, order, i, errors);
        }
      }
    }
  }

  /**
   * Checks {@code inner}, the type of field {@code index} of a type with fields in {@code order}.
   */
  private static void check(
      TypeDef inner, Map<String, Integer> order, int index, List<Diagnostic> errors) {
    for (Node.Field field : inner.seq()) {
      for (Expr root : field.expressions()) {
        for (Expr each : root.all()) {
          String name = ofParent(each);
          if (name != null && order.getOrDefault(name, -1) > index) {
            String message = "%s is read before _parent.%s, which it needs";
            Place place = each.fact().place();
            errors.add(
                Diagnostic.error(
                    "bad-spec",
                    place == null ? field.origin().location() : place.location(),
                    message.formatted(field.id(), name)));
          }
        }
      }
    }
  }

  /** The id if {@code expression} is a member of {@code _parent}, or null. */
  private static @Nullable String ofParent(Expr expression) {
    return expression instanceof Expr.Attribute attribute
            && "_parent".equals(Expressions.name(attribute.owner()))
        ? attribute.id()
        : null;
  }
}
