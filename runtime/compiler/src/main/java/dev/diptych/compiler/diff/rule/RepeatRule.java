package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.view.FieldView;
import dev.diptych.compiler.view.Said;

/**
 * {@code repeat-changed}: how often a field stands is told by something else. A text need not care
 * where any number will do.
 */
final class RepeatRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (fields.same(attribute -> attribute.spec().cond().repeat())) {
      return;
    }
    boolean both = fields.old().field().repeated() && fields.now().field().repeated();
    boolean any =
        "eos".equals(fields.now().said("repeat"))
            || Follows.count(fields.structs().now(), fields.now());
    String message = FieldPair.change("its number", words(fields.old()), words(fields.now()));
    changes.report("repeat-changed", Impact.of(true, !(both && any)), fields, "repeat", message);
  }

  private static String words(FieldView view) {
    String repeat = view.said("repeat");
    if (repeat == null) {
      return "once";
    }
    String how = view.said("repeat-" + repeat);
    return how == null ? "to the end" : (repeat.equals("until") ? "until " : "") + Said.line(how);
  }
}
