package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Node;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;
import java.util.List;

/** {@code position-changed}: a field stands somewhere else, or in another stream. */
final class PositionRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (!fields.same(Node.Field::instance)) {
      String message =
          fields.now().field().storage().instance()
              ? "it stood in sequence and stands at a position"
              : "it stood at a position and stands in sequence";
      changes.report("position-changed", Impact.BYTES, fields, "pos", message);
    } else if (!fields.same(PositionRule::place)) {
      boolean stream = !fields.same(PositionRule::stream);
      String message =
          stream
              ? fields.change("its stream", FieldView::stream)
              : fields.change("its position", FieldView::position);
      changes.report("position-changed", Impact.BYTES, fields, stream ? "io" : "pos", message);
    }
  }

  private static Object stream(Node.Field field) {
    return field.instance() ? field.placement().io() : null;
  }

  private static Object place(Node.Field field) {
    return field.instance()
        ? Arrays.asList("pos", field.placement().pos(), "io", field.placement().io())
        : List.of();
  }
}
