package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.schema.Choice;
import dev.diptych.spectools.describe.Cases;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;

/** {@code selector-changed}: something else decides which of several structs a field is. */
final class SelectorRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    boolean switches = fields.old().choice() != null && fields.now().choice() != null;
    if (switches && !fields.same(field -> Choice.of(field).on())) {
      boolean texts = Cases.decided(fields.old()) || Cases.decided(fields.now());
      String message =
          FieldPair.change(
              "what decides which it is",
              fields.old().choice().on().source(),
              fields.now().choice().on().source());
      changes.report("selector-changed", Impact.of(true, texts), fields, "type", message);
    }
  }
}
