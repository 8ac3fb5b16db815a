package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.schema.Switches;
import dev.diptych.compiler.view.Cases;

/** {@code selector-changed}: something else decides which of several structs a field is. */
final class SelectorRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean switches = fields.old().switches() != null && fields.now().switches() != null;
    if (switches && !fields.same(attribute -> Switches.of(attribute).on())) {
      boolean texts = Cases.decided(fields.old()) || Cases.decided(fields.now());
      String message =
          FieldPair.change(
              "what decides which it is", fields.old().switchOn(), fields.now().switchOn());
      changes.report("selector-changed", Impact.of(true, texts), fields, "type", message);
    }
  }
}
