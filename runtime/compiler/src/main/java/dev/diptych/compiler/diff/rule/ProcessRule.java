package dev.diptych.compiler.diff.rule;

import dev.diptych.compiler.diff.change.Changes;
import dev.diptych.compiler.diff.change.Impact;
import dev.diptych.compiler.diff.pair.FieldPair;
import dev.diptych.compiler.schema.Attribute;
import dev.diptych.compiler.schema.Handling;
import io.kaitai.struct.datatype.DataType;
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
      String message = fields.change("its process", "process");
      changes.report("process-changed", Impact.of(true, packed), fields, "process", message);
    }
  }

  private static Object process(Attribute attribute) {
    DataType.BytesType bytes = Handling.bytes(attribute.type());
    Object user =
        attribute.type() instanceof DataType.UserTypeFromBytes type ? type.process() : null;
    return Arrays.asList(user, bytes == null ? null : bytes.process());
  }
}
