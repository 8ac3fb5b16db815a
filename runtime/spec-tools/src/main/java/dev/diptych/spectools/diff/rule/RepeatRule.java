package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Expression;
import dev.diptych.compiler.ir.Node;
import dev.diptych.compiler.ir.Repetition;
import dev.diptych.spectools.describe.FieldFacts;
import dev.diptych.spectools.describe.FieldView;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;

/**
 * {@code repeat-changed}: how often a field stands is told by something else. A text need not care
 * where any number will do.
 */
final class RepeatRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (fields.same(RepeatRule::meaning)) {
      return;
    }
    boolean both = fields.old().field().repeated() && fields.now().field().repeated();
    boolean any =
        fields.now().repetition() instanceof Repetition.ToEnd
            || Follows.count(fields.structs().now(), fields.now());
    String message = FieldPair.change("its number", words(fields.old()), words(fields.now()));
    changes.report("repeat-changed", Impact.of(true, !(both && any)), fields, "repeat", message);
  }

  private static Object meaning(Node.Field field) {
    return Arrays.asList(field.repetition().getClass(), field.repetition().expression());
  }

  private static String words(FieldView view) {
    if (view.repetition() instanceof Repetition.Once) {
      return "once";
    }
    Expression how = view.repetition().expression();
    String until = view.repetition() instanceof Repetition.Until ? "until " : "";
    return how == null ? "to the end" : until + FieldFacts.line(how.source());
  }
}
