package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Node;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/**
 * {@code condition-changed}: what decides whether a field is there is something else. A text need
 * not care where that follows from what it says.
 */
final class ConditionRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (fields.same(Node.Field::condition)) {
      return;
    }
    boolean whileBytesAreLeft = fields.old().condition() == null && Ending.allows(fields.now());
    boolean follows = Follows.presence(fields.structs().now(), fields.now());
    String message = fields.change("the condition", FieldView::condition);
    Impact impact = whileBytesAreLeft ? Impact.COMPATIBLE : Impact.of(true, !follows);
    changes.report("condition-changed", impact, fields, "if", message);
  }
}
