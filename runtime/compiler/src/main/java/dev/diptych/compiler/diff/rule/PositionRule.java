package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.schema.Attribute;
import io.kaitai.struct.format.ParseInstanceSpec;
import java.util.List;

/** {@code position-changed}: a field stands somewhere else, or in another stream. */
final class PositionRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (!fields.same(Attribute::instance)) {
      String message =
          fields.now().field().storage().instance()
              ? "it stood in sequence and stands at a position"
              : "it stood at a position and stands in sequence";
      changes.report("position-changed", Impact.BYTES, fields, "pos", message);
    } else if (!fields.same(PositionRule::place)) {
      String key = fields.same(PositionRule::stream) ? "pos" : "io";
      String message = fields.change(key.equals("pos") ? "its position" : "its stream", key);
      changes.report("position-changed", Impact.BYTES, fields, key, message);
    }
  }

  private static Object stream(Attribute attribute) {
    return attribute.spec() instanceof ParseInstanceSpec at ? at.io() : null;
  }

  private static Object place(Attribute attribute) {
    return attribute.spec() instanceof ParseInstanceSpec at
        ? List.of(at.pos(), at.io())
        : List.of();
  }
}
