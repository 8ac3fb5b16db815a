package dev.diptych.compiler.example;

import dev.diptych.compiler.kaitai.Expressions;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.compiler.view.Cases;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.model.schema.Type;
import io.kaitai.struct.datatype.DataType;
import io.kaitai.struct.exprlang.Ast;
import java.util.List;
import java.util.Map;

/**
 * Tells which struct a field of a draft is.
 *
 * @param index which element of a repeated field is wanted, or -1
 * @param heights tells which cases come to an end
 */
record Picker(Draft draft, int index, Heights heights) {
  /**
   * What a field is.
   *
   * @param struct the name of the struct
   * @param type the compiler's view of it, with its arguments; null where no spec has it
   */
  record Picked(String struct, DataType type) {}

  /** The struct that {@code view} is, or null where it is none. */
  Picked of(FieldView view) {
    if (view.field().type() instanceof Type.Nested nested) {
      DataType type = view.attribute() == null ? null : view.attribute().type();
      return new Picked(nested.struct(), type);
    }
    return view.field().type() instanceof Type.Switched ? picked(view) : null;
  }

  private Picked picked(FieldView view) {
    List<Cases.Case> cases = Cases.of(draft.view(), view);
    List<Switches.Case> types = List.copyOf(view.switches().cases().values());
    List<Ast.expr> keys = List.copyOf(view.switches().cases().keySet());
    int chosen = chosen(view, keys, cases);
    return chosen < 0 ? null : new Picked(cases.get(chosen).struct(), types.get(chosen).type());
  }

  /** Which case applies, or -1 where none does. */
  private int chosen(FieldView view, List<Ast.expr> keys, List<Cases.Case> cases) {
    try {
      Map<String, Object> pins = index < 0 ? Map.of() : Map.of("_index", (long) index);
      Object on = new Evaluator(draft, pins).of(view.switches().on());
      int otherwise = -1;
      for (int i = 0; i < keys.size(); i++) {
        if (Expressions.isOtherwise(keys.get(i))) {
          otherwise = i;
        } else if (Operators.compare("Eq", on, Evaluator.in(draft).of(keys.get(i)))) {
          return i;
        }
      }
      return otherwise;
    } catch (UnknownValue e) {
      return draft.again() ? cases.indexOf(heights.lowest(cases)) : 0;
    }
  }
}
