package dev.diptych.spectools.sample;

import dev.diptych.model.schema.Type;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.describe.SpecView;
import dev.diptych.spectools.describe.StructView;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How each struct is reached from the root: by the fewest fields. */
final class Ways {
  private final SpecView spec;
  private final Map<String, Step> steps = new HashMap<>();

  Ways(SpecView spec) {
    this.spec = spec;
    Deque<StructView> left = new ArrayDeque<>(List.of(spec.root()));
    while (!left.isEmpty()) {
      StructView owner = left.remove();
      for (FieldView field : owner.fields()) {
        for (Step step : steps(owner, field)) {
          boolean root = step.struct().equals(spec.root().type().name());
          if (!root && steps.putIfAbsent(step.struct(), step) == null) {
            left.add(spec.struct(step.struct()));
          }
        }
      }
    }
  }

  /**
   * A field with a struct.
   *
   * @param owner the struct with the field
   * @param field the field
   * @param choice the index of the case, or -1
   * @param struct the struct that it has
   */
  record Step(StructView owner, FieldView field, int choice, String struct) {}

  private List<Step> steps(StructView owner, FieldView field) {
    if (field.field().type() instanceof Type.Nested nested) {
      return List.of(new Step(owner, field, -1, nested.struct()));
    }
    List<Step> steps = new ArrayList<>();
    if (field.field().type() instanceof Type.Switched && field.choice() != null) {
      List<Cases.Case> cases = Cases.of(owner, field);
      for (int i = 0; i < cases.size(); i++) {
        steps.add(new Step(owner, field, i, cases.get(i).struct()));
      }
    }
    return steps;
  }

  /** The fields from {@code struct} up to the root. */
  List<Step> up(String struct) {
    List<Step> way = new ArrayList<>();
    Step step = steps.get(struct);
    while (step != null && way.size() < spec.structs().size()) {
      way.add(step);
      step = steps.get(step.owner().type().name());
    }
    return way;
  }
}
