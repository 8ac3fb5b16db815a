package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.view.Cases;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.exprlang.Ast;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells which struct a field of a draft is.
 *
 * @param heights tells which cases come to an end
 */
record Picker(Draft draft, Heights heights) {
  /** The name of the struct, or null where it is none. */
  String struct(FieldView view) {
    if (view.field().type() instanceof Type.Nested nested) {
      return nested.struct();
    }
    return view.field().type() instanceof Type.Switched ? picked(view) : null;
  }

  private String picked(FieldView view) {
    List<Cases.Case> cases = Cases.of(draft.view(), view);
    List<Ast.expr> keys = new ArrayList<>(view.switches().cases().keySet());
    try {
      Object on = Evaluator.in(draft).of(view.switches().on());
      String otherwise = null;
      for (int i = 0; i < keys.size(); i++) {
        if (Expressions.isOtherwise(keys.get(i))) {
          otherwise = cases.get(i).struct();
        } else if (Operators.compare("Eq", on, Evaluator.in(draft).of(keys.get(i)))) {
          return cases.get(i).struct();
        }
      }
      return otherwise;
    } catch (UnknownValue e) {
      return draft.again() ? heights.lowest(cases).struct() : cases.get(0).struct();
    }
  }
}
