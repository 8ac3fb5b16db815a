package dev.diptych.spectools.diff.rule;

import dev.diptych.compiler.ir.Node;
import dev.diptych.compiler.ir.Transform;
import dev.diptych.spectools.diff.change.Changes;
import dev.diptych.spectools.diff.change.Impact;
import dev.diptych.spectools.diff.pair.FieldPair;
import java.util.Arrays;

/**
 * {@code process-changed}: bytes are scrambled or packed in another way. The text shows them as
 * they are without it.
 */
final class ProcessRule implements FieldRule {
  @Override
  public void compare(FieldPair fields, Changes changes) {
    if (!fields.same(ProcessRule::process)) {
      boolean packed = fields.old().field().storage().packed();
      String message = fields.change("its process", view -> view.written().process());
      changes.report("process-changed", Impact.of(true, packed), fields, "process", message);
    }
  }

  private static Object process(Node.Field field) {
    Transform transform = field.type().transform();
    return transform == null ? null : Arrays.asList(transform.method(), transform.key());
  }
}
