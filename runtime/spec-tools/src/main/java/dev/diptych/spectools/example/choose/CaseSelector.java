package dev.diptych.spectools.example.choose;

import dev.diptych.ir.FieldType;
import dev.diptych.ir.Operator;
import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.example.values.DraftStruct;
import dev.diptych.spectools.example.values.Evaluator;
import dev.diptych.spectools.example.values.Operators;
import dev.diptych.spectools.example.values.UnknownValue;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Selects the struct of a field.
 *
 * @param index the index of the element of a repeated field, or -1
 * @param heights the nesting depths of structs
 */
record CaseSelector(DraftStruct draft, int index, NestingDepths heights) {
  /**
   * The type of a field.
   *
   * @param struct the name of the struct
   * @param type its type with its arguments; null where it is not in the spec
   */
  record Picked(String struct, @Nullable FieldType type) {}

  /** The struct of {@code view}, or null if it is not a struct. */
  @Nullable Picked of(FieldView view) {
    if (view.field().type() instanceof Type.Nested nested) {
      return new Picked(nested.struct(), view.node() == null ? null : view.node().type());
    }
    Cases.Case chosen = view.field().type() instanceof Type.Switched ? chosen(view) : null;
    return chosen == null ? null : new Picked(chosen.struct(), chosen.choice().type());
  }

  /** The selected case, or null if no case matches. */
  private Cases.@Nullable Case chosen(FieldView view) {
    List<Cases.Case> cases = Cases.of(draft.view(), view);
    try {
      Map<String, Object> pins = index < 0 ? Map.of() : Map.of("_index", (long) index);
      Object on = new Evaluator(draft, pins).of(view.requireChoice().on().tree());
      Cases.Case otherwise = null;
      for (Cases.Case each : cases) {
        if (each.choice().otherwise()) {
          otherwise = each;
        } else if (Operators.compare(
            Operator.EQ, on, Evaluator.in(draft).of(each.choice().value().tree()))) {
          return each;
        }
      }
      return otherwise;
    } catch (UnknownValue e) {
      return draft.isNested() ? heights.lowest(cases) : cases.get(0);
    }
  }
}
